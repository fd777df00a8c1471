import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from masonry import *
from frames import *
from outdoors import *
a = args(out='out/entrance.png', film='green', spp=32, pct=50, seed=0, thr=0.0, threads=2, passes=False, mask=False, albedo=False, look='Medium High Contrast', expo=0.0, sun=5.6, crop='', db=3, house='red')
FILMS = {'green': dict(kind='matt', color='#2f4238'), 'black': dict(kind='matt', color='#1b1c1e'), 'navy': dict(kind='matt', color='#26364d'),
         'w80': dict(kind='matt', color=(.8, .8, .8)), 'k00': dict(kind='matt', color=(0., 0., 0.))}
reset()
front, across = (weathered(),) * 2 if a.film == 'before' else wrapped(film_spec(FILMS, a.film))

# --- front door with a light beside and above it, back in a deep reveal
X0, X1, Z0, Z1, RD = -.86, .86, 2 * ROW, 33 * ROW, .34
house = HOUSES[a.house]
wall(house, -3.75, 3.75, 3.6, [(X0, X1, Z0, Z1)], RD)
y, fw = RD - .005, .066
x0, x1, z0, z1 = X0 + .006, X1 - .006, Z0 + .012, Z1 - .004
lintel, post = z0 + 2.14, .27                       # underside of the light above the door, middle of the post beside it
frames = Frames(front, across)
frames.outer(x0, x1, z0, z1, y, fw, .08, posts=((post - .033, post + .033),))
for X, W in ((x0 + fw, post - .033), (post + .033, x1 - fw)): frames.bar(X, W, lintel, lintel + .06, y, .08)
for X, W in ((x0 + fw + .004, post - .037), (post + .037, x1 - fw - .004)): frames.sash(X, W, lintel + .064, z1 - fw - .004, y + .012, .04)
frames.sash(post + .037, x1 - fw - .004, z0 + fw + .004, lintel - .004, y + .012, .05, .62)
box('infill', (x1 - post - fw - .14, .03, .5), ((post + x1 - fw) / 2 + .02, y + .045, z0 + fw + .34), front, .003, tag='front')
# the leaf: stiles and rails, panels with a bead below, three panes above
l0, l1, b, t = x0 + fw + .004, post - .037, z0 + .022, lintel - .004
w, ly = .118, y + .016
rail = b + .92
for p in ((l0, l0 + w, b, t), (l1 - w, l1, b, t), (l0 + w, l1 - w, b, b + .2), (l0 + w, l1 - w, rail, rail + .17), (l0 + w, l1 - w, t - w, t)): frames.bar(*p, ly, .05, .005)
def panel(X, W, z, Z):
    """recessed in its frame, with a bead round it and a raised field"""
    box('panel', (W - X, .02, Z - z), ((X + W) / 2, ly + .032, (z + Z) / 2), front, 0, tag='front')
    for p in ((X, X + .016, z, Z), (W - .016, W, z, Z), (X, W, z, z + .016), (X, W, Z - .016, Z)): frames.bar(*p, ly + .010, .014, .006)
    m = .045; box('field', (W - X - 2 * m, .012, Z - z - 2 * m), ((X + W) / 2, ly + .020, (z + Z) / 2), front, .005, 3, tag='front')
mid = (l0 + l1) / 2
for X, W in ((l0 + w, mid - .04), (mid + .04, l1 - w)): panel(X, W, b + .2, rail)
frames.bar(mid - .04, mid + .04, b + .2, rail, ly, .05, .005)
g0, g1, h0, h1 = l0 + w, l1 - w, rail + .17, t - w
third = (g1 - g0) / 3
for k in (1, 2): frames.bar(g0 + k * third - .012, g0 + k * third + .012, h0, h1, ly + .008, .036, .004)
for p in ((g0, g0 + .014, h0, h1), (g1 - .014, g1, h0, h1), (g0, g1, h0, h0 + .014), (g0, g1, h1 - .014, h1)): frames.bar(*p, ly + .010, .014, .005)
plane('pane', g1 - g0, h1 - h0, (mid, ly + .026, (h0 + h1) / 2), frames.pane, (math.radians(90.2), 0, 0))
# ironmongery
brass = simple('brass', '#c79f5c', .34, 1.0, var=.06); black = simple('black', '#1b1b1c', .4)
hz = rail + .085
box('letter', (.27, .006, .065), (mid, ly - .002, hz), brass, .003); box('flap', (.225, .008, .036), (mid, ly - .006, hz), brass, .004); box('slot', (.228, .004, .003), (mid, ly - .006, hz + .021), black, 0)
kx = l1 - w / 2
cyl('rose', .034, .012, (kx, ly - .004, hz), brass, (math.radians(90), 0, 0), .003)
lathe('knob', spline_prof([(.012, 0), (.012, .03), (.032, .045), (.036, .062), (.024, .078), (0, .082)]), (kx, ly - .006, hz), brass, 48, (math.radians(90), 0, 0))
cyl('lock', .022, .008, (kx, ly - .003, hz - .16), brass, (math.radians(90), 0, 0), .002); box('key', (.003, .002, .011), (kx, ly - .008, hz - .162), black, 0)
for z in (b + .2, b + 1.05, t - .2): cyl('hinge', .009, .1, (l0 - .002, ly - .004, z), brass, bevel=.002)

# --- step, pavement, mat
bs = T('bluestone'); v = bs.coord('Object'); n = bs.noise(v, 5, 8, .6)
bs.pbsdf(bs.mix(bs.mapr(n, .3, .7, 0, 1), '#565b5f', '#6f7478'), bs.mapr(n, .3, .7, .5, .75), 0, .4, bs.bump(bs.noise(v, 120, 5, .7), .3, .0015))
box('step', (2.1, .62 + RD, Z0 + .004), (0, RD / 2 - .31, (Z0 + .004) / 2), bs.mat, .008, 3)
box('sill', (X1 - X0 - .01, .13, .03), (0, y + .02, Z0 + .014), bs.mat, .004)
ck = T('clinker'); v = ck.coord('Object'); q = ck.n('SeparateColor'); ck.put(q.inputs[0], ck.attr('rnd'))
cc = ck.ramp(q.outputs[0], [(0, '#5a4038'), (.35, '#6d4a3d'), (.7, '#7c5947'), (1, '#4a3a36')])
ck.pbsdf(ck.mix(ck.mapr(ck.noise(v, 60, 5, .7), .5, .75, 0, .4), cc, '#9a8a7c'), .85, 0, .25, ck.bump(ck.noise(v, 180, 4, .7), .6, .003))
tiles('clinkers', 8, 4.6, .2, .1, .006, .05, ck.mat, (0, -2.3, -.03), (0, 0, 0), tilt=.006, bond=.5, bevel=.004, jitter=.002)
box('joints', (9, 5, .04), (0, -2.4, -.036), simple('joint', '#4d463d', .98), 0)
mt_ = T('coir'); v = mt_.coord('Object'); cn = mt_.mapr(mt_.noise(v, 260, 4, .8), .4, .6, 0, 1)
mt_.pbsdf(mt_.mix(cn, '#4a3820', '#7d6239'), .95, 0, .1, mt_.bump(cn, .9, .006))
box('mat', (.72, .42, .02), (mid + .02, .0, Z0 + .014), mt_.mat, .004)

# --- inside: a hall with a lamp
inw = simple('inwall', '#d8cfc0', .9)
box('hall_b', (3, .1, 3.2), (0, 4.4, 1.6), inw, 0)
for s in (-1, 1): box('hall_s', (.1, 4.2, 3.2), (s * 1.2, RD + 2.2, 1.6), inw, 0)
box('hall_c', (2.6, 4.2, .1), (0, RD + 2.2, 3.0), inw, 0); box('hall_f', (2.6, 4.2, .1), (0, RD + 2.2, Z0 - .05), simple('infloor', '#8a6d4c', .5), 0)
box('door_in', (.85, .06, 2.1), (.15, 4.33, Z0 + 1.05), simple('din', '#e9e3d6', .5), .01); box('glow', (.5, .02, 1.0), (.15, 4.29, Z0 + 1.45), emis('glow', (1, .76, .48), .55), .01)
for dz in (-.17, .17): box('muntin', (.5, .03, .03), (.15, 4.28, Z0 + 1.45 + dz), simple('muntin', '#e9e3d6', .5), .003)
lathe('globe', spline_prof([(0, 0), (.09, .03), (.14, .12), (.12, .21), (.05, .26)]), (-.15, 2.2, 2.3), emis('globe', (1, .80, .55), 3.4), 40)
tube('cord', [(-.15, 2.2, 2.55), (-.15, 2.2, 2.98)], .004, black)
area('inlamp', (-.15, 2.2, 2.25), (-.15, 2.2, 0), .3, .3, 22, (1, .78, .54))
box('mirror', (.03, .6, .9), (-1.13, 2.0, 1.7), simple('mirror', '#b08d52', .4, 1.0), .01); box('console', (.28, .8, .04), (1.0, 2.6, .98), wood('console', 'walnut', 'y', .5), .004)

# --- beside the door: lamp, number, bell, pots
cyl('lmp', .062, .26, (X0 - .3, -.1, 2.06), black, bevel=.005); box('lmpw', (.08, .07, .12), (X0 - .3, -.04, 2.06), black, .004)
lathe('bulb', [(0, 0), (.045, .0)], (X0 - .3, -.1, 1.928), emis('lampglow', (1, .8, .55), 10), 32)
def number(text, x, z, size):
    cu = bpy.data.curves.new('number', 'FONT'); cu.body = text; cu.size = size; cu.extrude = .006; cu.bevel_depth = .0012; cu.align_x = 'CENTER'; cu.materials.append(black)
    o = bpy.data.objects.new('number', cu); o.location = (x, -.03, z); o.rotation_euler = (math.radians(90), 0, 0); link(o)
number(str(house['number']), X1 + .32, 1.78, .22)
cyl('bell', .035, .012, (X1 + .3, -.018, 1.42), brass, (math.radians(90), 0, 0), .003); cyl('push', .014, .01, (X1 + .3, -.028, 1.42), simple('push', '#e9e4d8', .4), (math.radians(90), 0, 0), .003)
r = random.Random(6)
pot = simple('pot', '#3b3e3f', .75, bump=.15, bscale=90)
def planter(x, y_, R, H):
    box('pot', (2 * R, 2 * R, H), (x, y_, H / 2), pot, .012, 3); box('soil', (2 * R - .05, 2 * R - .05, .01), (x, y_, H - .004), simple('soil', '#2a1f17', .95, bump=.9, bscale=120), 0)
for x, R, ball in ((-1.42, .22, .33), (1.46, .22, .33)):
    planter(x, -.36, R, .5); clipped(x, -.36, .47, ball, r)
rbox('trough', (1.1, .3, .34), (2.5, -.24, .17), simple('trough', '#8b8377', .8, bump=.15, bscale=120), .02, 'z', .008); lavender(2.5, -.24, .32, r, 1.0, .24)
if house['climber']: climber(r)
trees(r)

sky(.32, 40, 200, False, 1.0, .6, sat=.8)
sun((.52, .80, -.72), a.sun, .6, (1, .93, .82))
camera((-.75 * house['side'], -4.75, 1.5), yaw=9 * house['side'], lens=33, shift=(0, -.022), fstop=8, focus=4.8)
settings(a, exposure=a.expo, look=a.look)
if a.mask: mask_mode({'front': (1, 0, 0)})
if a.albedo: albedo_mode('front', 'front')
if a.passes: aux_passes(a.out)
render(a.out)
