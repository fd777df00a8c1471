import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from masonry import *
from frames import *
from outdoors import *
from curtain import curtain
a = args(out='out/garden.png', film='oak', spp=32, pct=50, seed=0, thr=0.0, threads=2, passes=False, mask=False, albedo=False, look='Medium High Contrast', expo=0.0, sun=6.0, crop='', db=3, house='sand')
FILMS = {'anthracite': dict(kind='matt', color='#34373b'), 'black': dict(kind='matt', color='#1b1c1e'), 'oak': dict(kind='wood', wood='oak_natural', figure=.5),
         'w80': dict(kind='matt', color=(.8, .8, .8)), 'k00': dict(kind='matt', color=(0., 0., 0.))}
reset()
front, across = (weathered(),) * 2 if a.film == 'before' else wrapped(film_spec(FILMS, a.film))

# --- garden doors: two leaves, the right one open, between two fixed lights
X0, X1, Z0, Z1, RD = -1.6, 1.6, 0.0, 28 * ROW, .115
house = HOUSES[a.house]
wall(house, -4.6, 4.6, 3.75, [(X0, X1, Z0, Z1)], RD)
y, fw = RD - .005, .058
x0, x1, z0, z1 = X0 + .006, X1 - .006, .02, Z1 - .004
post = .86
frames = Frames(front, across)
frames.outer(x0, x1, z0, z1, y, fw, posts=((-post - .03, -post + .03), (post - .03, post + .03)))
b, t = z0 + fw + .004, z1 - fw - .004
for X, W in ((x0 + fw + .004, -post - .034), (post + .034, x1 - fw - .004)): frames.sash(X, W, b, t, y + .012, .062, .2)
left = frames.sash(-post + .034, -.002, b, t, y + .004, .085, .2)
right = frames.sash(.002, post - .034, b, t, y + .004, .085, .2)
steel = simple('steel', '#1f2021', .35, .6)
for parts, x, s in ((left, -.045, -1), (right, .045, 1)):
    parts.append(box('plate', (.03, .008, .2), (x, y - .002, 1.05), steel, .003))
    parts.append(tube('lever', [(x, y, 1.08), (x, y - .045, 1.08), (x + s * .02, y - .055, 1.08), (x + s * .115, y - .055, 1.08)], .0085, steel))
swing(right, post - .034, y + .004, 68)
stone = simple('bluestone', '#5b6064', .7, bump=.15, bscale=60, var=.08)
box('threshold', (X1 - X0, .34, .06), (0, -.03, -.012), stone, .006)

# --- terrace of large tiles, a border with grass behind the camera
pv = T('paver'); v = pv.coord('Object'); q = pv.n('SeparateColor'); pv.put(q.inputs[0], pv.attr('rnd'))
pc = pv.mix(pv.mapr(pv.noise(v, 2.5, 6, .6), .35, .7, 0, .5), pv.mix(q.outputs[0], '#938c80', '#a39c90'), '#7f796e')
pv.pbsdf(pv.mix(pv.mapr(pv.noise(v, 90, 4, .7), .6, .75, 0, .3), pc, '#d2cbbf'), .85, 0, .25, pv.bump(pv.noise(v, 240, 4, .7), .35, .002))
tiles('terrace', 9.6, 4.8, .6, .6, .006, .04, pv.mat, (0, -2.4, -.035), tilt=.0015, bond=.5, bevel=.003, jitter=.0012)
box('joints', (10, 5, .04), (0, -2.4, -.037), simple('joint', '#6d675d', .95), 0)

# --- inside: the dining room
inw = simple('inwall', '#d3cabc', .9); wood_ = wood('tbl', 'oak_natural', 'x', .45)
box('room_b', (7, .1, 3.2), (0, 4.6, 1.5), inw, 0)
for s in (-1, 1): box('room_s', (.1, 4.6, 3.2), (s * 3.0, 2.5, 1.5), inw, 0)
box('room_c', (6.4, 4.6, .1), (0, 2.5, 2.75), simple('ceil', '#efeae2', .9), 0)
box('room_f', (6.4, 4.5, .06), (0, 2.4, -.03), wood('infloor', 'oak_natural', 'y', .4), 0)
for s in (-1, 1): curtain(s * 1.72, s * 1.22, .36, .02, 2.62, 6, .045, 3 + s)
box('top', (2.0, .9, .035), (-.1, 2.3, .745), wood_, .004)
for sx in (-.9, .9):
    for sy in (-.36, .36): box('leg', (.05, .05, .73), (-.1 + sx, 2.3 + sy, .365), simple('legs', '#232323', .4), .004)
chair = wood('chair', 'walnut', 'z', .5)
for cx, cy, s in ((-.6, 1.72, 1), (.35, 1.72, 1), (-.6, 2.9, -1), (.35, 2.9, -1)):
    box('seat', (.44, .42, .03), (cx, cy, .455), chair, .008)
    box('back', (.44, .022, .30), (cx, cy - s * .21, .76), chair, .008)
    for dx in (-.19, .19):
        box('cl', (.03, .03, .92), (cx + dx, cy - s * .2, .46), chair, .005); box('cl', (.03, .03, .45), (cx + dx, cy + s * .18, .225), chair, .005)
lathe('shade', [(.02, .2), (.10, .17), (.21, 0)], (-.1, 2.3, 1.55), simple('shade', '#2a2c2b', .5), 48)
lathe('bulb', [(0, 0), (.04, .03), (.03, .08), (0, .1)], (-.1, 2.3, 1.58), emis('bulb', (1, .75, .45), 14), 24)
tube('cord', [(-.1, 2.3, 1.74), (-.1, 2.3, 2.7)], .003, steel)
area('inlamp', (-.1, 2.3, 1.52), (-.1, 2.3, 0), .3, .3, 34, (1, .78, .54)); area('fill', (0, 3.9, 2.6), (0, 2, .5), 2, .6, 26, (1, .93, .84))
lathe('bowl', spline_prof([(.05, 0), (.12, .03), (.17, .08)]), (-.35, 2.3, .763), simple('bowl', '#dcd6ca', .4))
lathe('vase', spline_prof([(.05, 0), (.085, .05), (.09, .13), (.05, .2), (.045, .25)]), (.22, 2.35, .763), simple('vs', '#54645a', .3))
branches((.22, 2.35, .98), n=6, h=.5, spread=.28, per=13, seed=4)
box('art', (1.1, .03, .8), (-.5, 4.53, 1.6), simple('art', '#8a9a88', .8), .006); box('art2', (.5, .01, .5), (-.35, 4.51, 1.55), simple('art2', '#c9b48a', .8), 0)

# --- on the terrace: a chair with a cushion, a stool, plants
r = random.Random(4)
teak, upright = wood('teak', 'oak_natural', 'y', .4), wood('upright', 'oak_natural', 'z', .4); linen_ = fabric('seat', '#d9d2c4', '#c5bdae')
cx, cy = -2.35, -1.05
for dx in (-.34, .34):
    box('arm', (.07, .78, .035), (cx + dx, cy, .58), teak, .008)
    for dy in (-.33, .33): box('leg', (.055, .055, .58), (cx + dx, cy + dy, .29), upright, .006)
for k in range(7): box('slat', (.66, .07, .02), (cx, cy - .3 + k * .095, .33 - k * .006), teak, .004)
for k in range(6): box('rung', (.085, .02, .55), (cx - .25 + k * .1, cy + .37, .62), upright, .004, rot=(math.radians(-12), 0, 0))
cushion(.62, .66, .12, (cx, cy - .02, .41), linen_, edge=.05, seed=2)
cushion(.6, .12, .46, (cx, cy + .27, .66), linen_, rot=(math.radians(-12), 0, 0), edge=.05, seed=3)
pillow(.2, .07, (cx + .08, cy + .14, .6), fabric('pl', '#7f8f7a', '#6d7d69'), (math.radians(68), .1, .3), 1)
lathe('stool', [(0, 0), (.17, 0), (.19, .03), (.15, .2), (.19, .38), (.17, .42), (0, .42)], (cx + .72, cy - .25, 0), simple('stool', '#cfc8ba', .8, bump=.15, bscale=90), 48)
lathe('cup', spline_prof([(.03, 0), (.04, .03), (.042, .07)]), (cx + .70, cy - .22, .42), simple('cup', '#efece6', .3))
box('book', (.15, .21, .022), (cx + .76, cy - .31, .432), simple('book', '#7d4a36', .6), .002, rot=(0, 0, .5))
pot = simple('pot', '#8d8477', .85, bump=.2, bscale=90)
def planter(x, y_, R, H):
    lathe('pot', spline_prof([(R * .72, 0), (R * .92, H * .4), (R, H * .94), (R, H)]) + [(R * .9, H), (R * .88, H - .06), (0, H - .06)], (x, y_, 0), pot, 64)
    lathe('soil', [(0, H - .055), (R * .89, H - .055)], (x, y_, 0), simple('soil', '#2a1f17', .95, bump=.9, bscale=120))
planter(2.2, -.55, .27, .52); clipped(2.2, -.55, .40, .33, r)
tr = simple('trough', '#2e3032', .75, bump=.1, bscale=180)
rbox('planter', (.9, .34, .42), (-2.5, -.26, .21), tr, .03, 'z', .008); lavender(-2.5, -.26, .40, r, .82, .28)
bk = simple('lampblack', '#1c1d1e', .4)
for s in (-1, 1): cyl('lmp', .05, .22, (s * 2.1, -.085, 1.95), bk, bevel=.004); box('lmpw', (.07, .05, .10), (s * 2.1, -.03, 1.95), bk, .004)
trees(r)

sky(.30, 40, 200, False, 1.0, .6, sat=.8)
sun((.62, .78, -.74), a.sun, .6, (1, .92, .80))
camera((.95 * house['side'], -5.75, 1.5), yaw=-9.5 * house['side'], lens=33, shift=(0, -.03), fstop=8, focus=5.5)
settings(a, exposure=a.expo, look=a.look)
if a.mask: mask_mode({'front': (1, 0, 0)})
if a.albedo: albedo_mode('front', 'front')
if a.passes: aux_passes(a.out)
render(a.out)
