import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from masonry import *
from frames import *
from outdoors import *
from curtain import curtain
a = args(out='out/window.png', film='anthracite', spp=32, pct=50, seed=0, thr=0.0, threads=2, passes=False, mask=False, albedo=False, look='Medium High Contrast', expo=0.0, sun=6.5, crop='', db=3, house='red', shot='wall', inside='lamp')
# inside=lamp: by lamplight. inside=day: a light room, with a window at its other end.
FILMS = {'anthracite': dict(kind='matt', color='#34373b'), 'white': dict(kind='matt', color='#e9e8e4'), 'black': dict(kind='matt', color='#1b1c1e'),
         'oak': dict(kind='wood', wood='oak_natural'), 'green': dict(kind='matt', color='#2f4238'), 'w80': dict(kind='matt', color=(.8, .8, .8)), 'k00': dict(kind='matt', color=(0., 0., 0.))}
house = HOUSES[a.house]
reset()
front = weathered() if a.film == 'before' else film('front', film_spec(FILMS, a.film))

ox0, ox1, oz0, oz1 = -1.02, 1.02, 11 * ROW, 29 * ROW
RD = .115
wall(house, -3.6, 3.6, 3.5, [(ox0, ox1, oz0, oz1)], RD)

# --- window: two sashes, PVC profiles
y = RD - .005        # outer face of the frame
fw = .058
ix0, ix1, iz0, iz1 = ox0 + .006, ox1 - .006, oz0 + .03, oz1 - .004
frames = Frames(front, mirror=2.0 if a.inside == 'day' else 1.6)
frames.outer(ix0, ix1, iz0, iz1, y, fw, posts=((-.045, .045),))
for x0, x1 in ((ix0 + fw + .004, -.045 - .004), (.045 + .004, ix1 - fw - .004)):
    frames.sash(x0, x1, iz0 + fw + .004, iz1 - fw - .004, y + .012)
# sill: anodised aluminium with nosing and end caps
al = simple('alu', '#3a3d40', .38, .2, var=.05)
box('sill', (ox1 - ox0 + .02, .20, .004), (0, .025, oz0 + .026), al, .001, rot=(math.radians(5), 0, 0))
box('nose', (ox1 - ox0 + .02, .004, .035), (0, -.075, oz0 + .001), al, .001)
for s in (-1, 1):
    box('cap', (.008, .2, .05), (s * (ox1 + .006), .022, oz0 + .02), al, .002)

# --- inside: room, curtains, lamp
day = a.inside == 'day'
inw = simple('inwall', '#e9e5dc' if day else '#cfc6b8', .9)
box('room_b', (5, .1, 3.2), (0, 3.2, 1.6), inw, 0)
for s in (-1, 1): box('room_s', (.1, 3, 3.2), (s * 2.2, 1.75, 1.6), inw, 0)
box('room_c', (4.6, 3, .1), (0, 1.75, 2.75), inw, 0); box('room_f', (4.6, 3, .1), (0, 1.75, .1), simple('infloor', '#7a5c40', .5), 0)
curtain(-1.12, -.52, .42, .3, 2.6, 7, .045, 1); curtain(.62, 1.15, .42, .3, 2.6, 6, .045, 2)
lathe('shade', [(.16, 0), (.11, .22)], (.62, 1.7, 1.35), simple('shade', '#e9e0cf', .8) if day else emis('shade', (1, .72, .42), 2.2), 40)
cyl('lampf', .012, .9, (.62, 1.7, .9), al)
if day:
    area('sky', (-.2, 2.9, 2.66), (-.2, 1.2, .4), 3.6, .5, 34, (.97, .98, 1)); area('other', (-1.6, 2.2, 1.7), (.8, 2.8, 1.2), 1.2, 1.4, 26, (1, .95, .86))
    plane('door', .9, 2.1, (1.35, 3.14, 1.2), simple('doorway', '#f4f1ea', .8), (math.radians(90), 0, 0))
else: area('inlamp', (.62, 1.7, 1.3), (.62, 1.7, 0), .3, .3, 30, (1, .75, .5))
box('pic', (.6, .03, .8), (-.45, 3.12, 1.6), simple('pic', '#5d6b62', .7), .004)
lathe('vase', spline_prof([(.045, 0), (.075, .04), (.08, .1), (.045, .16), (.04, .2)]), (-.30, .32, oz0 + .05), simple('vs', '#8c9a96', .25))
branches((-.30, .32, oz0 + .25), n=5, h=.36, spread=.2, per=11, seed=3)
box('insill', (2.2, .3, .04), (0, .37, oz0 + .03), simple('insill', '#efece6', .4), .004)

# --- props outside: flower box, climber, wall lamp
tr = simple('trough', '#2e3032', .75, bump=.1, bscale=180)
r = random.Random(2)
px, py = 1.62, -.33
rbox('planter', (.62, .34, .62), (px, py, .57), tr, .03, 'z', .008)
lavender(px, py, .86, r)
if house['climber']: climber(r)
bk = simple('lampblack', '#1c1d1e', .4)
cyl('lmp', .055, .20, (1.55, -.085, 2.05), bk, bevel=.004)
box('lmpw', (.07, .05, .10), (1.55, -.03, 2.05), bk, .004)

# --- ground, and what the panes mirror
plane('pave', 12, 2.5, (0, -1.25, -.01), simple('pave', '#b3aca0', .9))
trees(r)

sky(.30, 40, 200, False, 1.0, .6, sat=.8)
sun((.62, .78, -.70), a.sun, .6, (1, .94, .84))
if a.shot == 'close': camera((.60, -.92, 1.16), yaw=-29, lens=45, shift=(0, -.06), fstop=5.6, focus=1.12)      # where the sashes meet over the sill
else: camera((-.55 * house['side'], -4.1, 1.62), yaw=7.5 * house['side'], lens=36, shift=(0, .0), fstop=8, focus=4.1)
settings(a, exposure=a.expo, look=a.look)
if a.mask: mask_mode({'front': (1, 0, 0)})
if a.albedo: albedo_mode('front', 'front')
if a.passes: aux_passes(a.out)
render(a.out)
