"""Samples of film as they are sent: leaning on a wall beside a window, in the morning sun."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
a = args(out='out/samples.png', spp=16, pct=50, seed=0, thr=0.0, threads=2, passes=False, w=1280, h=1280, look='Medium High Contrast', expo=0.0, crop='', db=4, sun=9.0, kl=15.0, fill=3.0)
reset()
FILMS = {
    'sage': dict(kind='matt', color='#8f9c86'), 'pine': dict(kind='matt', color='#2f4238'), 'terracotta': dict(kind='matt', color='#a8563c'), 'navy': dict(kind='matt', color='#26364d'),
    'oak': dict(kind='wood', wood='oak_natural', axis='y', figure=.6), 'walnut': dict(kind='wood', wood='walnut', axis='y', figure=.6, off=8.1), 'marble': dict(kind='marble', scale=3.2, off=2.2),
    'copper': dict(kind='metal', color='#b8734a'),
}
M = {name: film(name, spec) for name, spec in FILMS.items()}

# --- a shelf of oak before a limewashed wall
pl = T('limewash'); v = pl.coord('Object', False); n = pl.noise(v, 2.6, 6, .62); n2 = pl.noise(v, 42, 5, .6)
pl.pbsdf(pl.mix(pl.mapr(n, .3, .7, 0, 1), '#d6cbbb', '#e6ded1'), .9, 0, .2, pl.bump(pl.math('ADD', n2, pl.math('MULTIPLY', n, 2)), .22, .004))
box('wall', (4, .2, 3), (0, .1, 1), pl.mat, 0)
oak = wood('oak', 'oak_natural', 'x', .5, figure=.6); card = simple('card', '#f2efe8', .8)
box('shelf', (3, .46, .04), (0, -.23, -.02), oak, .003, 3)

# --- the samples: a card, covered with film but for a strip at its foot
CW, CH, CT, STRIP = .148, .210, .0022, .026
def sample(name, x, lean, turn=0, y=None, z=0.0):
    """Leans on the wall by `lean` degrees, or lies on the shelf at `y`; `turn` is about its own middle."""
    flat = y is not None
    tilt = math.radians(0 if flat else 90 - lean); side = math.radians(turn)
    up = Vector((0, math.cos(tilt), math.sin(tilt))); face = Vector((0, -math.sin(tilt), math.cos(tilt)))
    foot = Vector((x, y if flat else -CH * math.cos(tilt) - .004 - z, CT / 2 + (z if flat else 0)))
    R = Matrix((Vector((1, 0, 0)), up, face)).transposed().to_4x4() @ Matrix.Rotation(side, 4, 'Z')
    middle = foot + up * CH / 2 + face * CT / 2
    for part, size, offset, mat in (('card', (CW, CH, CT), (0, 0, 0), card), ('film', (CW, CH - STRIP, .0006), (0, STRIP / 2, CT / 2), M[name])):
        o = rbox(part, size, (0, 0, 0), mat, .004, 'z', .0003)
        o.matrix_world = Matrix.Translation(middle) @ R @ Matrix.Translation(offset)
for name, x, lean, turn, z in (('walnut', -.30, 9, -1.5, 0), ('sage', -.185, 13, 1.4, .007), ('marble', -.065, 9, -.6, 0), ('terracotta', .05, 14, 2, .007), ('oak', .165, 9, -1, 0)): sample(name, x, lean, turn, z=z)
for i, (name, x, y, turn) in enumerate((('navy', -.235, -.315, 32), ('copper', -.19, -.325, 14), ('pine', -.12, -.335, -4))): sample(name, x, 0, turn, y, .0028 * i)

# --- a vase of branches and a cup
stonew = simple('ceramic', '#d9cfbe', .6, bump=.12, bscale=160); glaze = simple('glaze', '#6d6a60', .3)
lathe('vase', spline_prof([(.035, 0), (.060, .025), (.068, .08), (.046, .14), (.022, .175), (.027, .195)]) + [(.022, .193), (.018, .16), (0, .14)], (.325, -.11, 0), stonew, 64)
branches((.325, -.11, .19), n=6, h=.40, spread=.32, per=12, seed=9, col=('#5f7350', '#8d9f78'), lean=(-.10, 0))
lathe('cup', [(0, 0), (.026, 0), (.036, .008), (.040, .062), (.0375, .063), (.033, .010), (0, .010)], (.13, -.255, .001), glaze, 48); lathe('coffee', [(0, .048), (.0365, .048)], (.13, -.255, .001), simple('coffee', '#2a150b', .1), 40)

# --- light: the sun through a window with bars, on the left, out of the picture
sky(.32, 22, -60, False, 1.0, 1.4, sat=.8)
bar = simple('bar', '#2a2825', .5)
for z in (.66, 1.24): box('bar', (.05, 2.2, .035), (-1.9, -1.0, z), bar, .002)
for y in (-1.78, -1.30, -.62): box('bar', (.05, .04, 1.8), (-1.9, y, .95), bar, .002)
box('pier', (.2, .36, 3), (-1.9, -.14, 1), pl.mat, 0); box('head', (.2, 4, .9), (-1.9, -1, 1.98), pl.mat, 0); box('rest', (.2, 3, 3), (-1.9, -3.4, 1), pl.mat, 0); box('sill', (.2, 3, .4), (-1.9, -1.2, -.1), pl.mat, 0)
sun((1.0, .56, -.40), a.sun, .7, (1, .86, .68))
area('window', (-1.75, -1.0, .85), (0, -.1, .1), 1.4, 1.2, a.kl, (.84, .91, 1))
area('fill', (1.2, -2.2, 1.3), (0, 0, .1), 1.6, 1.2, a.fill, (1, .95, .88))
camera((.02, -1.30, .40), yaw=0, lens=55, shift=(0, -.215), fstop=6, focus=1.18)
settings(a, int(a.w), int(a.h), look=a.look, exposure=a.expo)
if a.passes: aux_passes(a.out)
render(a.out)
