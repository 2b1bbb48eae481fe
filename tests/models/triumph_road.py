"""triumph_road.py -- cavalry that attacks by road (10, 11.0): whether it can ride up to an approach and across it."""


class Riders:
    """Rides of one army to the attack approach `here`-`there`."""

    def __init__(self, position, army, here, there):
        self.p, self.board, self.army, self.here, self.there = position, position.board, army, here, there

    def reaches(self, units, as_corps, feint):
        """Whether these cavalry units, together in reserve, can ride up and on across the approach."""
        start, count = units[0].place[0], len(units)
        if start not in self.board.within_two(self.here):
            return False
        marching = as_corps and count > 1  # the three rules for corps of two or more (10)
        if feint and start != self.here:  # they must fit where the feint ends
            if len(self.p.units(self.army, self.here)) + count > self.board.capacity[self.here]:
                return False
        return self.search(start, None, 0, True, marching)

    def search(self, locale, stretch, entered, main, marching):
        """Main road all the way: three locales; otherwise two.  Roads must touch."""
        for one, there, two, is_main in self.board.roads.get(locale, []):
            if stretch not in (None, one) or entered + 1 > (3 if main and is_main else 2):
                continue
            if locale == self.here and there == self.there:
                return True
            if self.may_enter(there) and not (marching and (self.stops(there) or self.crowded(there))) \
                    and self.search(there, two, entered + 1, main and is_main, marching):
                return True
        return False

    def may_enter(self, locale):
        """Not through the enemy, a locale that is full (8, erratum), or one stormed this turn (11)."""
        return not self.p.occupied(1 - self.army, locale) and str(locale) not in self.p.marks["stormed"] \
            and len(self.p.units(self.army, locale)) < self.board.capacity[locale]

    def crowded(self, locale):
        """Nor into a reserve that units have moved into this turn."""
        return any(u.moved for u in self.p.units(self.army, locale, None))

    def stops(self, locale):
        """A corps of two or more stops beside an enemy corps of two or more."""
        return any(sum(u.corps == name for u in self.p.units(1 - self.army, near)) > 1
                   for near in self.board.beside(locale)
                   for name in {u.corps for u in self.p.units(1 - self.army, near) if u.corps})
