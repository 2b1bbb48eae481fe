"""plot.py -- the curves of a soak as a picture of lines and letters, without any library."""

WIDTH, PANEL, LEFT, TOP = 760, 110, 70, 40

PANELS = [("memory, MiB", (("rss", "#1f4e8c", "resident"),)),
          ("descriptors and tables", (("fds", "#1f4e8c", "descriptors"),
                                      ("loaded", "#a33", "tables loaded"))),
          ("decisions, ms (median of each sample)", (("p50", "#1f4e8c", "median"),)),
          ("slowest decision of each sample, ms", (("worst", "#a33", "slowest"),))]


def nice(top):
    """A round number at or above it."""
    step = 1
    while True:
        for factor in (1, 2, 5):
            if factor * step >= top:
                return factor * step
        step *= 10


def panel(rows, number, title, curves, minutes):
    """One picture above the other, each with its own scale from zero."""
    top = TOP + number * (PANEL + 40)
    values = [r[key] for key, _, _ in curves for r in rows if r[key] is not None]
    high = nice(max(values, default=1) or 1)
    out = [f'<text x="{LEFT}" y="{top - 8}" class="title">{title}</text>',
           f'<rect x="{LEFT}" y="{top}" width="{WIDTH - LEFT - 20}" height="{PANEL}" '
           'class="frame"/>']
    for share in (0, 0.5, 1):
        y = top + PANEL * (1 - share)
        out.append(f'<text x="{LEFT - 6}" y="{y + 4:.0f}" class="number">{high * share:g}</text>')
        out.append(f'<line x1="{LEFT}" x2="{WIDTH - 20}" y1="{y:.0f}" y2="{y:.0f}" class="grid"/>')
    for n, (key, colour, name) in enumerate(curves):
        places = [(x_of(r["minute"], minutes), top + PANEL * (1 - r[key] / high))
                  for r in rows if r[key] is not None]
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        out.append(f'<polyline points="{points}" fill="none" stroke="{colour}"/>')
        out.append(f'<text x="{WIDTH - 24}" y="{top + 14 + 14 * n}" class="key" '
                   f'fill="{colour}">{name}</text>')
    return out


def x_of(minute, minutes):
    return LEFT + (WIDTH - LEFT - 20) * minute / minutes


def draw(rows, play_minutes):
    minutes = rows[-1]["minute"]
    height = TOP + len(PANELS) * (PANEL + 40)
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
           f'font-family="sans-serif" font-size="11">',
           "<style>.title{font-weight:bold}.number{text-anchor:end}.key{text-anchor:end}"
           ".frame{fill:none;stroke:#999}.grid{stroke:#ddd}.end{stroke:#666;"
           "stroke-dasharray:4 3}</style>",
           f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>']
    for number, (title, curves) in enumerate(PANELS):
        out += panel(rows, number, title, curves, minutes)
    x = x_of(play_minutes, minutes)
    out.append(f'<line x1="{x:.0f}" x2="{x:.0f}" y1="{TOP}" y2="{height - 40}" class="end"/>')
    out.append(f'<text x="{x - 4:.0f}" y="14" class="key">play ends</text>')
    for part in range(7):
        minute = minutes * part / 6
        out.append(f'<text x="{x_of(minute, minutes):.0f}" y="{height - 22}" '
                   f'text-anchor="middle">{minute:.0f}</text>')
    out.append(f'<text x="{WIDTH / 2:.0f}" y="{height - 6}" text-anchor="middle">minutes</text>')
    return "\n".join(out + ["</svg>", ""])
