"""How weights are stored in line-weights.json and front-weights.json."""

short = lambda value: float('%.3g' % float(value))

def packed(values):
    """numbers as one string: how much a level is, and a character from '#' to '~' without '\\' for each, 45 levels on either side of none"""
    values = [float(v) for v in values]; level = max(abs(v) for v in values) / 45
    return '%s %s' % (short(level), ''.join(chr(c + (c >= 92)) for c in (80 + round(v / short(level)) for v in values)))
