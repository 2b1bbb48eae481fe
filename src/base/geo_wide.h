/* geo_wide.h -- products that do not fit 64 bits, for the plane geometry.
 *
 * A predicate of the plane is the sign of a sum of products.  Here are the few that need 128 bits,
 * and the comparison of two products of 128-bit numbers, which needs 256. */

#ifndef BASE_GEO_WIDE_H
#define BASE_GEO_WIDE_H

#include <stdint.h>

__extension__ typedef __int128 plane_i128;
__extension__ typedef unsigned __int128 plane_u128;

/* The z of a cross b: positive when b lies to the left of a, y pointing up. */
static inline plane_i128 plane_wide_cross(int64_t ax, int64_t ay, int64_t bx, int64_t by)
{
    return (plane_i128)ax * by - (plane_i128)ay * bx;
}

static inline plane_i128 plane_wide_dot(int64_t ax, int64_t ay, int64_t bx, int64_t by)
{
    return (plane_i128)ax * bx + (plane_i128)ay * by;
}

static inline plane_u128 plane_wide_abs(plane_i128 n)
{
    return n < 0 ? -(plane_u128)n : (plane_u128)n;
}

static inline int plane_wide_sign(plane_i128 n)
{
    return (n > 0) - (n < 0);
}

struct plane_u256 {
    plane_u128 high, low;
};

/* School multiplication with digits of 64 bits; the middle sum is below 3 * 2^64. */
static inline struct plane_u256 plane_wide_mul(plane_u128 a, plane_u128 b)
{
    const plane_u128 a0 = (uint64_t)a, a1 = a >> 64, b0 = (uint64_t)b, b1 = b >> 64;
    const plane_u128 cross0 = a0 * b1, cross1 = a1 * b0, low = a0 * b0;
    const plane_u128 middle = (low >> 64) + (uint64_t)cross0 + (uint64_t)cross1;

    return (struct plane_u256){ a1 * b1 + (cross0 >> 64) + (cross1 >> 64) + (middle >> 64),
                                (middle << 64) | (uint64_t)low };
}

/* The sign of a * b - c * d, for any four numbers. */
static inline int plane_wide_cmp(plane_u128 a, plane_u128 b, plane_u128 c, plane_u128 d)
{
    const struct plane_u256 left = plane_wide_mul(a, b), right = plane_wide_mul(c, d);

    if (left.high != right.high)
        return left.high < right.high ? -1 : 1;
    return (left.low > right.low) - (left.low < right.low);
}

#endif
