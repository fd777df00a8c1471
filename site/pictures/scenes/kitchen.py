import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
a = args(out='out/kitchen.png', film='anthracite', spp=64, crop='', pct=50, seed=0, thr=0.0, threads=2, passes=False, mask=False, albedo=False, expo=0.0, handle='brass', sun=14.0, kl=170.0, kr=50.0, look='Medium High Contrast')

FILMS = {
    'anthracite': dict(kind='matt', color='#33363a'),
    'sage': dict(kind='matt', color='#8f9c86'),
    'white': dict(kind='matt', color='#e9e7e2'),
    'navy': dict(kind='matt', color='#26364d'),
    'oak': dict(kind='wood', wood='oak_calm', matched=True, figure=.4),
    'walnut': dict(kind='wood', wood='walnut', matched=True, figure=.6),
    'before': dict(kind='wood', wood='beech_orange', worn=True, ring=55, figure=.75, pores=.6),
    # calibration fronts for the browser widget
    'w80': dict(kind='matt', color=(.8, .8, .8)),
    'k00': dict(kind='matt', color=(.0, .0, .0)),
    'g20': dict(kind='matt', color=(.2, .2, .2)),
    'g05': dict(kind='matt', color=(.05, .05, .05)),
}
reset()
front = film('front', film_spec(FILMS, a.film))

# --- materials of the room
wall = simple('wall', '#e9e5dd', .85, bump=.06, bscale=220)
ceil = simple('ceil', '#f3f1ec', .9)
carc = simple('carcass', '#2c2b29', .6)
plinth = simple('plinth', '#2b2c2d', .5)
steel = simple('steel', '#c8c8c6', .24, 1.0, var=.05)
black = simple('blackmetal', '#1b1b1c', .38, .0, bump=.03, bscale=900)
bglass = simple('blackglass', '#060607', .04, spec=.6)
white = simple('ceramic', '#eeece6', .18)
stonew = simple('ceramic_matt', '#ddd6c8', .6, bump=.12, bscale=160)
oak = wood('oak', 'oak_natural', 'x', .5)
oakz = wood('oakz', 'oak_natural', 'z', .5)
walnut = wood('walnut', 'walnut', 'z', .45)
floor = wood('floor', 'oak_floor', uv=True, rough=.42, bump=.25, figure=1.0)
grout = simple('grout', '#cfc9be', .9)
zel = T('zellige')
sep = zel.n('SeparateColor'); zel.put(sep.inputs[0], zel.attr('rnd'))
cc = zel.mix(sep.outputs[0], '#e6e1d6', '#f2eee6')
vv = zel.coord('Object', False)
zel.pbsdf(cc, .12, 0, .5, zel.bump(zel.noise(vv, 22, 3), .06, .004), Clearcoat=.3)
zel = zel.mat
wt = T('worktop')
col = marble_nodes(wt, wt.scale(wt.coord('Object', False), 1.0), '#e6e3dd', '#9b9792', '#c9b89e')
wt.pbsdf(col, .28, 0, .5)
worktop = wt.mat

hmat = {'brass': simple('brass', '#b08d57', .30, 1.0, var=.05), 'black': black, 'steel': steel}[a.handle]
# --- room shell: x -2.45..2.45, y -6.4..0, z 0..2.62
W0, W1, D, H = -2.45, 2.45, -6.4, 2.62
grng = simple('subfloor', '#5a4630', .9)
box('subfloor', (W1 - W0 + .6, -D + .6, .1), (0, D / 2, -.062), grng, 0)
tiles('floor', -D, W1 - W0, 1.9, .19, .0022, .012, floor, ((W0 + W1) / 2, D / 2, -.006), rot=(0, 0, math.pi / 2), bond=-1, bevel=.0016, tilt=.0003)
box('ceil', (W1 - W0 + .6, -D + .6, .2), (0, D / 2, H + .1), ceil, 0)
box('back', (W1 - W0 + .6, .2, H), (0, .1, H / 2), wall, 0)
box('right', (.2, -D, H), (W1 + .1, D / 2, H / 2), wall, 0)
# left wall with a tall window y -3.35..-1.0, z .05..2.3
wy0, wy1, wz0, wz1 = -3.5, -.95, .06, 2.32
th = .34
box('l1', (th, -wy1, H), (W0 - th / 2, wy1 / 2, H / 2), wall, 0)
box('l2', (th, wy0 - D, H), (W0 - th / 2, (wy0 + D) / 2, H / 2), wall, 0)
box('l3', (th, wy1 - wy0, wz0), (W0 - th / 2, (wy0 + wy1) / 2, wz0 / 2), wall, 0)
box('l4', (th, wy1 - wy0, H - wz1), (W0 - th / 2, (wy0 + wy1) / 2, (H + wz1) / 2), wall, 0)
wf = simple('winframe', '#2a2b2d', .45)
xf = W0 - th + .10
for y in (wy0 + .04, (wy0 + wy1) / 2, wy1 - .04):
    box('wv', (.07, .08, wz1 - wz0), (xf, y, (wz0 + wz1) / 2), wf, .004)
for z in (wz0 + .04, wz1 - .04):
    box('wh', (.07, wy1 - wy0, .08), (xf, (wy0 + wy1) / 2, z), wf, .004)
# rear wall with a big window (fill light + reflections)
for x0, x1, z0, z1 in ((W0, -1.5, 0, H), (1.5, W1, 0, H), (-1.5, 1.5, 0, .8), (-1.5, 1.5, 2.3, H)):
    box('rear', (x1 - x0, .2, z1 - z0), ((x0 + x1) / 2, D - .1, (z0 + z1) / 2), wall, 0)
box('wr', (.08, .08, 1.5), (0, D - .1, 1.55), wf, .004)
# skirting right wall
box('skirt', (.014, -D - .65, .09), (W1 - .007, (D - .65) / 2, .045), white, .002)

# garden behind the left window: blurred greens so that the glimpse is not empty
g = T('garden'); v = g.coord('Object', False)
c = g.ramp(g.noise(v, 1.1, 5, .6), [(.35, '#3d5a2c'), (.5, '#7d9a58'), (.62, '#c7d6a8'), (.75, '#f2f6ea')])
e = g.n('Emission'); g.put(e.inputs[0], c); e.inputs[1].default_value = 2.0; g.nt.links.new(e.outputs[0], g.out.inputs[0])
gp = plane('garden', 30, 5, (-9, 4, 1.6), g.mat, (math.radians(90), 0, math.radians(90)))
gp.visible_diffuse = False; gp.visible_shadow = False

# --- kitchen: base run x -2.45 .. 1.25, tall block 1.25 .. 2.45
FZ0, FZ1 = .10, .845      # base fronts
WT0, WT1 = .88, .90
FY = -.600                # front face
ft, gap = .019, .0030
rr = random.Random(11)

def door(x0, x1, z0, z1, y=FY, tag='front'):
    w, h = x1 - x0 - gap, z1 - z0 - gap
    box('door', (w, ft, h), ((x0 + x1) / 2, y + ft / 2, (z0 + z1) / 2), front, .0018, 3,
        rot=(math.radians(rr.gauss(0, .05)), 0, math.radians(rr.gauss(0, .07))), tag=tag)

def barhandle(x, z, L, horiz=True, y=FY):
    # slim flat edge bar
    s = (L, .010, .010) if horiz else (.010, .010, L)
    box('bar', s, (x, y - .030, z), hmat, .0025)
    for d in (-1, 1):
        q = d * (L / 2 - .02)
        cyl('st', .0045, .03, (x + (q if horiz else 0), y - .015, z + (0 if horiz else q)), hmat, (math.radians(90), 0, 0))

# carcass
box('carc', (3.7, .575, FZ1 - FZ0 + .03), (-.6, -.2885, (FZ0 + FZ1 + .03) / 2), carc, 0)
box('plinth', (4.9, .02, .098), (0, -.54, .049), plinth, .001)
box('plinth2', (4.9, .5, .09), (0, -.28, .045), plinth, 0)
# gola profile behind the top edge of the fronts
gola = simple('gola', '#1d1e1f', .4)
box('gola', (3.7, .012, .036), (-.6, -.565, FZ1 + .018), gola, 0)
xs = [-2.45, -1.85, -1.25, -.65, -.05, .65, 1.25]
for i, (x0, x1) in enumerate(zip(xs, xs[1:])):
    xm = (x0 + x1) / 2
    kind = ('door', 'door', 'door', 'drw3', 'drw2', 'drw3')[i]
    if kind == 'door':
        door(x0, x1, FZ0, FZ1)
        barhandle(x1 - .05 if i % 2 == 0 else x0 + .05, FZ1 - .13, .16, False)
    elif kind == 'drw3':
        hs = [FZ0, FZ0 + .30, FZ0 + .60 - .0, FZ1]
        for z0, z1 in zip(hs, hs[1:]):
            door(x0, x1, z0, z1); barhandle(xm, z1 - (.055 if z1 - z0 > .2 else (z1 - z0) / 2), .32)
    else:
        hs = [FZ0, FZ0 + .3725, FZ1]
        for z0, z1 in zip(hs, hs[1:]):
            door(x0, x1, z0, z1); barhandle(xm, z1 - .055, .42)

# worktop with sink cut-out (built from strips)
sx0, sx1, sy0, sy1 = -1.79, -1.27, -.50, -.12
def wtop(x0, x1, y0, y1):
    box('wt', (x1 - x0, y1 - y0, WT1 - WT0), ((x0 + x1) / 2, (y0 + y1) / 2, (WT0 + WT1) / 2), worktop, .0)
ob = box('worktop', (3.70, .63, WT1 - WT0), (-.6, -.315, (WT0 + WT1) / 2), worktop, .0016, 3, tag='worktop')
cut = box('cut', (sx1 - sx0, sy1 - sy0, .2), ((sx0 + sx1) / 2, (sy0 + sy1) / 2, WT1), None, 0)
ob.modifiers.clear()
bm_ = ob.modifiers.new('cut', 'BOOLEAN'); bm_.object = cut; bm_.operation = 'DIFFERENCE'; bm_.solver = 'EXACT'
ob.modifiers.new('wn', 'WEIGHTED_NORMAL')
cut.hide_render = True
sk = simple('sinkmetal', '#3b3c3e', .32, .9, var=.06)
for (sz, lo) in (((sx1 - sx0, sy1 - sy0, .004), ((sx0 + sx1) / 2, (sy0 + sy1) / 2, .70)),
                 ((.004, sy1 - sy0, .2), (sx0, (sy0 + sy1) / 2, .80)), ((.004, sy1 - sy0, .2), (sx1, (sy0 + sy1) / 2, .80)),
                 ((sx1 - sx0, .004, .2), ((sx0 + sx1) / 2, sy0, .80)), ((sx1 - sx0, .004, .2), ((sx0 + sx1) / 2, sy1, .80))):
    box('sink', sz, lo, sk, .001)
# tap
tm = black
tx, ty = -1.53, -.075
cyl('tapbase', .024, .02, (tx, ty, WT1 + .01), tm, bevel=.003)
tube('tap', [(tx, ty, WT1), (tx, ty, WT1 + .28), (tx, ty - .02, WT1 + .345), (tx, ty - .09, WT1 + .385), (tx, ty - .165, WT1 + .345), (tx, ty - .185, WT1 + .27)], .0125, tm)
tube('taplever', [(tx + .02, ty, WT1 + .075), (tx + .05, ty, WT1 + .08), (tx + .095, ty, WT1 + .11)], .006, tm)
# hob
hx = .30
rbox('hob', (.58, .51, .006), (hx, -.32, WT1 + .003), bglass, .006, 'z', .001)
ringm = simple('ring', '#3a3a3c', .3)
for dx, dy, r in ((-.15, .11, .09), (.15, .11, .075), (-.15, -.1, .075), (.15, -.1, .10)):
    me = tube('ringc', [(hx + dx + r * math.cos(t), -.31 + dy + r * math.sin(t), WT1 + .0060) for t in [i * 6.283 / 16 for i in range(16)]], .0007, ringm, cyclic=True, res=2)

# splashback zellige: from worktop to 1.45 over run
box('groutw', (3.7, .008, .56), (-.6, -.004, WT1 + .28), grout, 0)
tiles('zellige', 3.7, .56, .0995, .0995, .0022, .009, zel, (-.6, -.0085, WT1 + .28), rot=(math.radians(90), 0, 0), tilt=.011, jitter=.0006, bevel=.0014, seg=2)

# wall units
WZ0, WZ1, WY = 1.46, 2.36, -.36
wx = [-.65, -.05, .65, 1.25]
box('wcarc', (1.9, .335, WZ1 - WZ0), (.3, -.1675, (WZ0 + WZ1) / 2), carc, 0)
for x0, x1 in zip(wx, wx[1:]):
    door(x0, x1, WZ0 - .012, WZ1, WY, 'front')
box('wend', (.019, .36, WZ1 - WZ0 + .012), (-.65 - .0095, -.18, (WZ0 + WZ1 - .012) / 2), front, .0015, tag='front')
# pale tops, which give the ceiling its light back
for w, d, x in ((1.9, .335, .3), (1.2, .58, 1.85)): box('utop', (w, d, .006), (x, -d / 2, 2.36 + .002), ceil, 0)
# hood slot + led
box('hood', (.56, .26, .012), (.30, -.17, WZ0 - .008), black, .002)
led = emis('led', (1, .78, .52), 22)
box('led', (1.85, .010, .004), (.3, -.05, WZ0 - .004), led, 0)
area('ledA', (.3, -.06, WZ0 - .02), (.3, -.02, .9), 1.85, .02, 5.5, (1, .80, .56))

# open shelves left of the wall units (oak), with props
for z in (1.50, 1.90):
    box('shelf', (1.55, .24, .035), (-1.50, -.125, z), oak, .002, 3)

# tall block
TY = -.605
tx0, txm, tx1, TZ1 = 1.25, 1.85, 2.45, 2.36
box('tcarc', (1.2, .58, TZ1 - .1), (1.85, -.29, (TZ1 + .1) / 2), carc, 0)
box('tend', (.019, .615, TZ1 - .10), (1.25 + .0095 - .003, -.3075, (TZ1 + .10) / 2), front, .0015, tag='front')
# fridge column (right)
door(txm, tx1, .10, .845, TY); door(txm, tx1, .845, TZ1, TY)
barhandle(txm + .05, 1.16, .55, False, TY); barhandle(txm + .05, .60, .36, False, TY)
# oven column (left)
ox0 = tx0 + .019
door(ox0, txm, .10, .48, TY); barhandle((ox0 + txm) / 2, .48 - .055, .42, True, TY)
door(ox0, txm, 1.575, TZ1, TY)
barhandle(txm - .05, 1.575 + .25, .36, False, TY)
def oven(z0, z1, name):
    xm = (ox0 + txm) / 2; w = txm - ox0 - .006
    m = bglass
    box(name, (w, .022, z1 - z0 - .006), (xm, TY + .006, (z0 + z1) / 2), m, .0025, 3)
    # control strip
    box(name + 's', (w, .023, .085), (xm, TY + .0055, z1 - .0455), simple('ovst', '#1a1b1d', .28, .7), .002)
    box(name + 'd', (.15, .001, .032), (xm, TY - .0062, z1 - .045), simple('disp', '#020203', .05), 0)
    dm = emis('digits', (.75, .9, 1), 1.6)
    for k, sx in enumerate((-.028, -.014, .006, .020)):
        for (w_, h_, ox, oz) in ((.0016, .012, -.004, 0), (.0016, .012, .004, 0), (.0075, .0014, 0, .006), (.0075, .0014, 0, -.006)):
            box('dg', (w_, .0004, h_), (xm + sx + ox, TY - .007, z1 - .045 + oz), dm, 0)
    for s in (-1, 1):
        cyl('knob', .017, .018, (xm + s * .19, TY - .014, z1 - .045), steel, (math.radians(90), 0, 0), .003)
    # handle
    hz = z1 - .125
    tube('ovh', [(xm - w / 2 + .05, TY - .045, hz), (xm + w / 2 - .05, TY - .045, hz)], .0085, steel, smooth=False)
    for s in (-1, 1):
        cyl('ovs', .006, .045, (xm + s * (w / 2 - .08), TY - .024, hz), steel, (math.radians(90), 0, 0))
oven(.48, 1.075, 'oven'); oven(1.075, 1.575 - .045, 'comp')
box('ovfill', (txm - ox0 - gap, ft, .042), ((ox0 + txm) / 2, TY + ft / 2, 1.5525), front, .0015, tag='front')

# --- props
def bottle(loc, h=.27, r=.034, mat=None, cork=True):
    lathe('bottle', spline_prof([(r * .9, 0), (r, .01), (r, h * .55), (r * .9, h * .64), (r * .38, h * .76), (r * .34, h * .9), (r * .4, h * .93)]), loc, mat)
    if cork:
        cyl('cork', r * .3, .03, (loc[0], loc[1], loc[2] + h * .95), oakz)
oil = T('oilglass'); oil.pbsdf('#3c3a12', .05, 0, .5, Transmission=.75, IOR=1.45); oil = oil.mat
def board(x, w, h, t, lean, mat, hole=True, z=WT1, y=-.03):
    ob = rbox('board', (w, t, h), (x, y - t / 2 - math.sin(lean) * h / 2, z + math.cos(lean) * h / 2 + .001), mat, .035, 'y', .003, rot=(lean, 0, 0))
    return ob
board(-.90, .27, .40, .02, math.radians(-9), oakz, y=-.03)
board(-.80, .20, .29, .018, math.radians(-12), walnut, y=-.065)
herb((-.52, -.12, WT1), seed=2)
bottle((-.30, -.10, WT1), .29, .033, oil)
bottle((-.22, -.14, WT1), .23, .030, simple('bott2', '#d9d3c7', .5, bump=.1, bscale=120))
# fruit bowl near the sink right
lathe('bowl', spline_prof([(.04, 0), (.05, .004), (.10, .035), (.135, .075), (.14, .085)]) + spline_prof([(.134, .083), (.095, .042), (.04, .012), (0, .010)]), (-.98, -.36, WT1), stonew, 64)
lem = simple('lemon', '#d9a916', .42, bump=.25, bscale=330)
for i, (dx, dy, dz, rz) in enumerate(((-.045, .01, .055, .3), (.04, .03, .057, 1.4), (.0, -.045, .056, 2.5), (.005, .012, .098, .9), (.055, -.035, .062, 3.0))):
    lathe('lemon', spline_prof([(0, -.047), (.010, -.043), (.026, -.028), (.034, 0), (.026, .028), (.010, .043), (0, .047)]), (-.98 + dx, -.36 + dy, WT1 + dz), lem, 32, rot=(math.radians(80), .3 * i, rz))
# pot on the hob
pot = simple('enamel', '#e7e1d4', .25)
lathe('pot', [(0, 0), (.098, 0), (.108, .008), (.110, .11), (.113, .113), (.107, .116), (.105, .11), (0, .11)], (hx - .15, -.20, WT1 + .006), pot, 64)
lathe('lid', spline_prof([(.112, .116), (.10, .124), (.05, .138), (.015, .142), (.012, .15), (.02, .158), (.018, .168), (0, .17)]), (hx - .15, -.20, WT1 + .006), pot, 64)
for s in (-1, 1):
    tube('poth', [(s * .108, -.03, 0), (s * .14, -.022, 0), (s * .14, .022, 0), (s * .108, .03, 0)], .006, pot, (hx - .15, -.20, WT1 + .088))
# kettle-ish carafe + utensils on the right end
lathe('crock', spline_prof([(.05, 0), (.058, .02), (.06, .08), (.056, .15), (.058, .155)]) + [(.052, .155), (.05, .03), (0, .03)], (.98, -.16, WT1), stonew)
for i, (ax, ay, L, m) in enumerate(((.12, .05, .31, oakz), (-.15, .1, .29, walnut), (.02, -.12, .33, oakz), (.2, -.1, .27, black))):
    d = Vector((ax, ay, 1)).normalized()
    p = Vector((.98, -.16, WT1 + .035))
    tube('ut', [p + d * 0, p + d * L], .005, m, smooth=False)
    lathe('uth', spline_prof([(0, -.038), (.02, -.02), (.024, 0), (.016, .025), (0, .034)]), tuple(p + d * (L + .02)), m, 24, rot=tuple(d.to_track_quat('Z', 'Y').to_euler()), scale=1).scale = (1, .3, 1)
# shelves: plates, bowls, cups, jars, plant, books
def stack(x, y, z, n, r, dz, mat):
    for i in range(n):
        lathe('pl', spline_prof([(0, 0), (r * .55, .002), (r * .9, .012), (r, .016)]) + [(r * .98, .019), (r * .5, .006), (0, .006)], (x + rr.uniform(-.002, .002), y, z + i * dz), mat, 48)
Z1, Z2 = 1.5175, 1.9175
stack(-2.10, -.125, Z1, 7, .105, .0105, white)
for i in range(3):
    lathe('bw', spline_prof([(.03, 0), (.035, .003), (.06, .03), (.075, .06)]) + spline_prof([(.072, .06), (.055, .03), (.02, .008), (0, .007)]), (-1.84, -.12, Z1 + i * .024), stonew, 48)
def cup(x, y, z, m, rot):
    lathe('cup', [(0, 0), (.032, 0), (.036, .004), (.040, .08), (.038, .082), (.036, .08), (.033, .01), (0, .01)], (x, y, z), m, 40)
    tube('cuph', [(.037, 0, .065), (.062, 0, .066), (.066, 0, .035), (.036, 0, .018)], .0045, m, (x, y, z), (0, 0, rot))
for i, x in enumerate((-1.63, -1.53, -1.42)):
    cup(x, -.12 + .02 * (i % 2), Z1, stonew if i != 1 else white, -.6 + i * .9)
lathe('jug', spline_prof([(.05, 0), (.06, .01), (.07, .07), (.05, .15), (.04, .19), (.047, .22)]) + [(.042, .22), (.04, .1), (0, .05)], (-1.16, -.12, Z1), stonew, 48)
branches((-1.16, -.12, Z1 + .22), n=5, h=.20, spread=.14, per=7, seed=9)
herb((-.90, -.12, Z1), seed=7, n=80, pot='#e4dfd4', h=.13)
jar = glass('jar', '#f4f8f6')
for i, (x, h, cc_) in enumerate(((-2.12, .17, '#c89b62'), (-1.99, .14, '#e9e0cc'), (-1.87, .19, '#7b4a2b'))):
    lathe('jar', spline_prof([(.045, 0), (.05, .005), (.05, h * .9), (.046, h)]), (x, -.12, Z2), jar, 40)
    lathe('fill', [(0, .004), (.046, .004), (.046, h * .68), (0, h * .70)], (x, -.12, Z2), simple('fill%d' % i, cc_, .9, bump=.8, bscale=260), 40)
    cyl('lid', .047, .022, (x, -.12, Z2 + h + .008), oakz, bevel=.003)
bx = -1.66
for w_, h_, c_ in ((.028, .24, '#b7a58a'), (.035, .22, '#46514a'), (.022, .25, '#d8d2c6'), (.03, .21, '#8a4a33'), (.026, .235, '#2e3a45')):
    box('book', (w_, .17, h_), (bx + w_ / 2, -.125, Z2 + h_ / 2), simple('book' + c_, c_, .7), .002); bx += w_ + .0015
lathe('vase', spline_prof([(.04, 0), (.07, .03), (.085, .09), (.06, .15), (.03, .18), (.034, .2)]), (-1.28, -.125, Z2), simple('vasem', '#a8927a', .75, bump=.3, bscale=90), 48)
lathe('bowl2', spline_prof([(.05, 0), (.06, .005), (.11, .05), (.125, .09)]) + spline_prof([(.122, .09), (.1, .05), (.03, .012), (0, .01)]), (-.95, -.125, Z2), walnut, 48)
# big plant left front and rug
plant_big((-2.08, -1.02, 0), h=1.45, seed=4)
rugt = T('rug'); v = rugt.coord('Object', False)
rc = rugt.mix(rugt.mapr(rugt.noise(rugt.scale(v, (14, 240, 1)), 1, 3, .6), .35, .65, 0, 1), '#cfc5b3', '#a89b86')
rugt.pbsdf(rc, .95, 0, .1, rugt.bump(rugt.noise(rugt.scale(v, (300, 300, 1)), 1, 3), .9, .003), Sheen=.3)
rbox('rug', (2.3, .75, .010), (-.35, -1.28, .006), rugt.mat, .01, 'z', .003)
# tea towel hanging? power socket
for x in (-.42, 1.05):
    rbox('sock', (.08, .008, .08), (x, -.017, 1.13), white, .006, 'y', .002)
    cyl('sockh', .021, .002, (x, -.0212, 1.13), simple('sockin', '#cfcac2', .5), (math.radians(90), 0, 0), .0005)
# --- light
# daylight: soft boxes in the window openings (sampled directly, far less noise than sky + portals) + a sun lamp
sky(1.0, 38, 0, False, 1.0, .6, sat=.75)
wv = bpy.context.scene.world.cycles_visibility
wv.diffuse = False; wv.scatter = False; wv.transmission = False; wv.glossy = True
sun((1.0, .42, -.78), a.sun, 1.0)
area('winL', (W0 - th + .02, (wy0 + wy1) / 2, (wz0 + wz1) / 2), (5, (wy0 + wy1) / 2, (wz0 + wz1) / 2), wy1 - wy0 - .1, wz1 - wz0 - .1, a.kl, (.86, .93, 1))
area('winR', (0, D - .05, 1.55), (0, 5, 1.45), 2.9, 1.45, a.kr, (.92, .96, 1))

camera((.42, -4.75, 1.30), yaw=0, lens=28, shift=(-.085, -.03), fstop=5.6, focus=4.1)
settings(a, exposure=a.expo, look=a.look)
if a.mask:
    mask_mode({'front': (1, 0, 0), 'worktop': (0, 1, 0)})
if a.albedo: albedo_mode('front', 'front')
if a.passes:
    aux_passes(a.out)
render(a.out)
