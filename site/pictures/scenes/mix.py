"""mix.py out.exr white.exr black.exr '#rrggbb': the same picture with fronts of that colour; or with `albedo.exr mask.exr` for a grain.

Light is linear in the film's colour, so every plain film lies between fronts that reflect 80% and fronts that reflect nothing.
A grain does so pixel by pixel; what its fronts throw on walls and floor has its average colour.
"""
import os, sys
sys.path.insert(0, os.path.dirname(__file__))
import exr, numpy as np

WHITE = .8

def read(path):
    d = exr.read(path)
    return np.stack([d[[k for k in d if k == c or k.endswith('Combined.' + c)][0]] for c in 'RGB'], -1)

def linear(hex_):
    c = np.array([int(hex_.lstrip('#')[i:i + 2], 16) for i in (0, 2, 4)]) / 255
    return np.where(c <= .04045, c / 12.92, ((c + .055) / 1.055) ** 2.4).astype(np.float32)

def grain(albedo, mask):
    """the colour of the fronts where they are, their average elsewhere; both pictures are black beside them"""
    colour, on = read(albedo), np.clip(read(mask)[..., :1], 0, 1)
    return colour + (1 - on) * (colour.sum((0, 1)) / on.sum())

if __name__ == '__main__':
    out, white, black, colour = sys.argv[1:5]
    k = read(black)
    exr.write(out, k + (read(white) - k) * ((linear(colour) if colour.startswith('#') else grain(colour, sys.argv[5])) / WHITE))
