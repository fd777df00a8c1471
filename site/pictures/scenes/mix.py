"""mix.py out.exr white.exr black.exr '#rrggbb': the same picture with fronts of that colour.

Light is linear in the film's colour, so every plain film lies between fronts that reflect 80% and fronts that reflect nothing.
"""
import os, sys
sys.path.insert(0, os.path.dirname(__file__))
import exr, numpy as np

WHITE = .8

def read(path):
    d = exr.read(path)
    return np.stack([d[c] for c in 'RGB'], -1)

def linear(hex_):
    c = np.array([int(hex_.lstrip('#')[i:i + 2], 16) for i in (0, 2, 4)]) / 255
    return np.where(c <= .04045, c / 12.92, ((c + .055) / 1.055) ** 2.4).astype(np.float32)

if __name__ == '__main__':
    out, white, black, colour = sys.argv[1:]
    k = read(black)
    exr.write(out, k + (read(white) - k) * (linear(colour) / WHITE))
