"""How weights are stored in line-weights.json and front-weights.json."""

import math

short = lambda value: float('%.3g' % float(value))

def scale_of(means, deviations):
    """what is taken from values and what they are divided by: rounded, as that costs no accuracy and saves 400 bytes"""
    def rounded(mean, deviation):
        step = 10. ** math.ceil(math.log10(deviation / 20)); return short(round(mean / step) * step)
    return dict(mean=[rounded(float(m), float(d)) for m, d in zip(means, deviations)], deviation=[float('%.2g' % float(d)) for d in deviations])

def packed(values):
    """numbers as one string: how much a level is, and a character from '#' to '~' without '\\' for each, 45 levels on either side of none"""
    values = [float(v) for v in values]; level = max(abs(v) for v in values) / 45
    return '%s %s' % (short(level), ''.join(chr(c + (c >= 92)) for c in (80 + round(v / short(level)) for v in values)))
