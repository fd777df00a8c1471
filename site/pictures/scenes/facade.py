import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from masonry import *
from frames import *
from outdoors import *
from curtain import curtain
a = args(out='out/facade.png', film='green', spp=32, pct=50, seed=0, thr=0.0, threads=2, passes=False, mask=False, albedo=False, look='Medium High Contrast', expo=0.0, crop='', db=3, house='red', pair=0)
FILMS = {'green': dict(kind='matt', color='#2f4238'), 'anthracite': dict(kind='matt', color='#33363a'), 'black': dict(kind='matt', color='#1b1c1e'), 'oak': dict(kind='wood', wood='oak_natural', figure=.5),
         'w80': dict(kind='matt', color=(.8, .8, .8)), 'k00': dict(kind='matt', color=(0., 0., 0.))}
reset()
front, across = (weathered(),) * 2 if a.film == 'before' else wrapped(film_spec(FILMS, a.film))

# --- a house of the thirties from its front garden, at dusk: bay and door below, windows above
house = HOUSES[a.house]
bricks, joint = brick(house), mortar(house)
RD = .11
BAY, DOOR, WIDE, SMALL = (-3.2, -.5, 6 * ROW, 30 * ROW), (.86, 2.06, 2 * ROW, 31 * ROW), (-3.2, -.5, 42 * ROW, 58 * ROW), (.86, 2.06, 42 * ROW, 58 * ROW)
PARTY = 3.05     # with pair=1: x of the party wall, across which the neighbours' half is mirrored
OPENINGS = [BAY, DOOR, WIDE, SMALL]
if a.pair: wall(house, -6.5, 2 * PARTY + 6.5, 5.75, OPENINGS + [(2 * PARTY - x1, 2 * PARTY - x0, z0, z1) for x0, x1, z0, z1 in OPENINGS], RD)
else: wall(house, -6.5, 6.5, 6.5, OPENINGS, RD)
outside = set(bpy.context.scene.objects)
stone = simple('stone', '#c9c2b4', .8, bump=.15, bscale=90, var=.06); zinc = simple('zinc', '#5d6266', .45, .7, var=.06)
white = simple('white', '#dedacf', .6); black = simple('black', '#1b1b1c', .4); brass = simple('brass', '#c79f5c', .34, 1.0, var=.06)
frames = Frames(front, across)
lead = simple('lead', '#2b2d2e', .5, .6)

def lights(x0, x1, z0, z1, y, parts, transom=0, open_=()):
    """a frame in equal parts; with a transom: leaded lights above it"""
    fw = .058; w = (x1 - x0 - 2 * fw + .06) / parts
    at = [x0 + fw - .03 + i * w for i in range(parts + 1)]
    frames.outer(x0, x1, z0, z1, y, fw, .08, posts=[(x - .03, x + .03) for x in at[1:-1]])
    put = []
    for p, q in zip(at, at[1:]):
        X, W, top = p + .034, q - .034, transom or z1 - fw
        put += frames.sash(X, W, z0 + fw + .004, top - .004, y + .012, .052)
        if transom:
            frames.bar(p + .03, q - .03, transom, transom + .06, y, .08)
            put += frames.sash(X, W, transom + .064, z1 - fw - .004, y + .012, .04)
            gx0, gx1, gz0, gz1 = X + .04, W - .04, transom + .104, z1 - fw - .044
            for k in range(1, 4): box('came', (.008, .006, gz1 - gz0), (gx0 + (gx1 - gx0) * k / 4, y + .034, (gz0 + gz1) / 2), lead, 0)
            box('came', (gx1 - gx0, .006, .008), ((gx0 + gx1) / 2, y + .034, (gz0 + gz1) / 2), lead, 0)
    return put

# the bay: low walls, a frame on three sides, a flat roof with a fascia
D, bx0, bx1, bz, bt = .62, -3.36, -.34, 9 * ROW, 2.66
tiles('bay', bx1 - bx0, bz, .25, ROW, .0105, .03, bricks, ((bx0 + bx1) / 2, -D, bz / 2), (math.radians(90), 0, 0), tilt=.006, bond=.5, bevel=.003, jitter=.0018)
for s, x in ((-1, bx0), (1, bx1)): tiles('bay', D, bz, .25, ROW, .0105, .03, bricks, (x, -D / 2, bz / 2), (math.radians(90), 0, s * math.radians(90)), tilt=.006, bond=.5, bevel=.003, jitter=.0018)
box('bayin', (bx1 - bx0 - .04, D - .04, bz - .01), ((bx0 + bx1) / 2, -D / 2, bz / 2), joint, 0)
box('baysill', (bx1 - bx0 + .1, D + .05, .05), ((bx0 + bx1) / 2, -D / 2 - .025, bz + .022), stone, .006)
lights(bx0 + .02, bx1 - .02, bz + .047, bt, -D + .03, 3, 2.14)
for x, mirror in ((bx1 - .02, 1), (bx0 + .02, -1)):
    before = set(bpy.context.scene.objects)
    lights(x, x + D - .05, bz + .047, bt, -D + .03, 1, 2.14)
    side = [o for o in bpy.context.scene.objects if o not in before]
    swing(side, x, -D + .03, 90)
    if mirror < 0:
        for o in side: o.matrix_world = Matrix.Translation((x, 0, 0)) @ Matrix.Scale(-1, 4, (1, 0, 0)) @ Matrix.Translation((-x, 0, 0)) @ o.matrix_world
for X, Y, W, L, z, h, m in ((bx0 - .10, -D - .10, bx1 - bx0 + .2, D + .1, bt, .05, across), (bx0 - .07, -D - .07, bx1 - bx0 + .14, D + .07, bt + .05, .24, across), (bx0 - .11, -D - .11, bx1 - bx0 + .22, D + .11, bt + .29, .03, None)):
    box('fascia', (W, L, h), (X + W / 2, Y + L / 2, z + h / 2), m or zinc, .006, 3, tag='front' if m else None)

# windows above, each on a stone sill
for x0, x1, z0, z1 in (WIDE, SMALL):
    lights(x0 + .006, x1 - .006, z0 + .03, z1 - .004, RD - .005, 3 if x1 - x0 > 2 else 1, z1 - .52 if x1 - x0 > 2 else 0)
    box('sill', (x1 - x0 + .12, .2, .06), ((x0 + x1) / 2, -.0, z0 + .0), stone, .006)

# the door, with a light above it, under a canopy
x0, x1, z0, z1 = DOOR[0] + .006, DOOR[1] - .006, DOOR[2] + .012, DOOR[3] - .004
y, fw, top = RD - .005, .066, DOOR[2] + 2.1
frames.outer(x0, x1, z0, z1, y, fw, .08)
frames.bar(x0 + fw, x1 - fw, top, top + .06, y, .08); frames.sash(x0 + fw + .004, x1 - fw - .004, top + .064, z1 - fw - .004, y + .012, .04)
l0, l1, b, t, w = x0 + fw + .004, x1 - fw - .004, z0 + .022, top - .004, .12
rail = b + 1.18; ly = y + .016
for p in ((l0, l0 + w, b, t), (l1 - w, l1, b, t), (l0 + w, l1 - w, b, b + .16), (l0 + w, l1 - w, rail, rail + .13), (l0 + w, l1 - w, t - w, t)): frames.bar(*p, ly, .05, .005)
n = 6; pw = (l1 - l0 - 2 * w) / n
for i in range(n): box('board', (pw - .006, .03, rail - b - .16), (l0 + w + (i + .5) * pw, ly + .034, (rail + b + .16) / 2), front, .004, tag='front')
box('backing', (l1 - l0 - 2 * w, .012, rail - b - .16), ((l0 + l1) / 2, ly + .058, (rail + b + .16) / 2), front, 0, tag='front')     # no light between the boards
for i in (1, 2): frames.bar(l0 + w + i * (l1 - l0 - 2 * w) / 3 - .014, l0 + w + i * (l1 - l0 - 2 * w) / 3 + .014, rail + .13, t - w, ly + .006, .04, .004)
plane('pane', l1 - l0 - 2 * w, t - w - rail - .13, ((l0 + l1) / 2, ly + .028, (t - w + rail + .13) / 2), frames.pane, (math.radians(90.2), 0, 0))
hz = rail + .065; kx = l0 + w / 2
box('letter', (.27, .006, .062), ((l0 + l1) / 2, ly - .002, hz), brass, .003); box('flap', (.225, .008, .034), ((l0 + l1) / 2, ly - .006, hz), brass, .004)
cyl('rose', .03, .012, (kx, ly - .004, hz), brass, (math.radians(90), 0, 0), .003); lathe('knob', spline_prof([(.012, 0), (.012, .03), (.032, .045), (.036, .062), (.024, .078), (0, .082)]), (kx, ly - .006, hz), brass, 40, (math.radians(90), 0, 0))
box('canopy', (1.9, .95, .13), (1.46, -.46, 2.90), white, .01, 3); box('cap', (1.94, .98, .025), (1.46, -.46, 2.975), zinc, .004)
cyl('down', .07, .02, (1.46, -.42, 2.828), black, bevel=.003); cyl('downe', .052, .006, (1.46, -.42, 2.817), emis('downe', (1, .78, .5), 14), bevel=0)
area('porch', (1.46, -.42, 2.80), (1.46, -.42, 0), .12, .12, 46, (1, .78, .52))
def number(text, x, z, size):
    cu = bpy.data.curves.new('number', 'FONT'); cu.body = text; cu.size = size; cu.extrude = .006; cu.bevel_depth = .0012; cu.align_x = 'CENTER'; cu.materials.append(black)
    o = bpy.data.objects.new('number', cu); o.location = (x, -.03, z); o.rotation_euler = (math.radians(90), 0, 0); link(o)
cyl('bell', .035, .012, (2.42, -.018, 1.44), brass, (math.radians(90), 0, 0), .003)

# --- inside: warm rooms
inw = simple('inwall', '#cdbfa8', .9); dark = simple('inwood', '#6d4d33', .5)
def room(x0, x1, y0, y1, z0, z1, power, lx, ly_, lz, colour=(1, .74, .46)):
    box('rb', (x1 - x0, .1, z1 - z0), ((x0 + x1) / 2, y1, (z0 + z1) / 2), inw, 0)
    for x in (x0, x1): box('rs', (.1, y1 - y0, z1 - z0), (x, (y0 + y1) / 2, (z0 + z1) / 2), inw, 0)
    for z in (z0, z1): box('rf', (x1 - x0, y1 - y0, .1), ((x0 + x1) / 2, (y0 + y1) / 2, z), dark if z == z0 else inw, 0)
    area('lamp', (lx, ly_, lz), (lx, ly_, 0), .4, .4, power, colour)
    area('back', ((x0 + x1) / 2, (y0 + y1) / 2, z1 - .1), ((x0 + x1) / 2, y1, z0 + .8), 1.2, .3, power * .6, colour)
room(-3.9, .3, .22, 4.2, .2, 2.9, 130, -1.6, 2.2, 1.65)
room(-3.9, .3, .22, 3.6, 3.1, 5.5, 80, -2.7, 2.4, 4.6)
room(.4, 2.6, .22, 3.6, .1, 3.0, 46, 1.4, 1.8, 2.6); room(.4, 2.6, .22, 3.0, 3.1, 5.5, 34, 1.5, 1.6, 5.2)
shade = emis('shade', (1, .70, .40), 3)
lathe('pendant', [(.03, .24), (.14, .2), (.26, 0)], (-1.6, 2.2, 1.66), simple('pend', '#2c2f2d', .5), 48); lathe('bulb', [(0, 0), (.05, .03), (.04, .1), (0, .12)], (-1.6, 2.2, 1.68), shade, 24); tube('cord', [(-1.6, 2.2, 1.9), (-1.6, 2.2, 2.85)], .004, black)
box('table', (1.7, .9, .04), (-1.6, 2.2, .95), wood('tbl', 'oak_natural', 'x', .5), .004)
for dx in (-.5, .5): box('chair', (.44, .04, .5), (-1.6 + dx, 1.6, 1.05), dark, .01)
box('art', (1.0, .03, .75), (-2.9, 4.12, 1.85), simple('art', '#7f8f78', .8), .006); box('books', (.9, .26, 1.9), (-.2, 4.0, 1.2), dark, .004)
rb = random.Random(8)
for sh in range(4):
    x = -.6
    while x < .2: w_ = rb.uniform(.02, .05); h = rb.uniform(.2, .32); box('book', (w_, .2, h), (x, 3.85, .45 + sh * .45 + h / 2), simple('b%d' % rb.randrange(5), rb.choice(('#8a4a35', '#c9b48a', '#4f6660', '#d9d0bf', '#2f3c46')), .8), 0); x += w_ + .004
lathe('shade', [(.20, 0), (.13, .26)], (-2.7, 1.6, 4.2), shade, 40); cyl('stand', .012, .9, (-2.7, 1.6, 3.75), black)
for p in ((bx0 + .1, bx0 + .55), (bx1 - .55, bx1 - .1)): curtain(*p, -.05, .85, 2.6, 6, .035, int(p[0] * 9))
for p in ((-3.15, -2.6), (-1.05, -.55)): curtain(*p, .34, 3.5, 4.9, 6, .04, int(p[0] * 7))
curtain(.9, 1.9, .34, 3.5, 4.9, 11, .03, 5)
lathe('vase', spline_prof([(.05, 0), (.085, .05), (.09, .13), (.05, .2), (.045, .25)]), (-1.2, -.42, bz + .05), simple('vs', '#54645a', .3)); branches((-1.2, -.42, bz + .28), n=6, h=.45, spread=.28, per=13, seed=4)

# --- the front garden: a path of clinkers, grass, a hedge, pots
r = random.Random(6)
box('step', (1.7, .62, DOOR[2]), (1.46, -.2, DOOR[2] / 2), simple('bluestone', '#5b6064', .7, bump=.15, bscale=60, var=.08), .008, 3)
ck = T('clinker'); v = ck.coord('Object'); q = ck.n('SeparateColor'); ck.put(q.inputs[0], ck.attr('rnd'))
ck.pbsdf(ck.mix(ck.mapr(ck.noise(v, 60, 5, .7), .5, .75, 0, .4), ck.ramp(q.outputs[0], [(0, '#5a4038'), (.35, '#6d4a3d'), (.7, '#7c5947'), (1, '#4a3a36')]), '#9a8a7c'), .8, 0, .3, ck.bump(ck.noise(v, 180, 4, .7), .6, .003))
tiles('clinkers', 2.2, 8, .1, .2, .006, .05, ck.mat, (1.5, -4.4, -.03), tilt=.006, bond=.5, bevel=.004, jitter=.002)
box('joints', (2.3, 8.1, .04), (1.5, -4.4, -.038), simple('joint', '#4d463d', .98), 0)
pot = simple('pot', '#3b3e3f', .75, bump=.15, bscale=90)
for x in (.42, 2.52):
    box('pot', (.42, .42, .46), (x, -.62, .23), pot, .012, 3); clipped(x, -.62, .43, .29, r)
for x0, x1, y, h in ((-6.2, .1, -2.1, .62), (2.9, PARTY - .06 if a.pair else 6.5, -1.4, .8)): hedge(x0, x1, y, h, .42, r)

def mirror_across(x, objects, material):
    """the same house again on the other side of x, its frames in another material"""
    across_x = Matrix.Translation((x, 0, 0)) @ Matrix.Scale(-1, 4, (1, 0, 0)) @ Matrix.Translation((-x, 0, 0))
    bpy.context.view_layer.update()
    for o in objects:
        twin = o.copy(); link(twin); twin.matrix_world = across_x @ o.matrix_world
        if o.get('tag') == 'front':
            twin['tag'] = ''; twin.material_slots[0].link = 'OBJECT'; twin.material_slots[0].material = material

if a.pair: mirror_across(PARTY, [o for o in bpy.context.scene.objects if o not in outside], weathered())
number(str(house['number']), 2.42, 1.72, .2)
if a.pair: number(str(house['number'] + 2), 2 * PARTY - 2.42, 1.72, .2)

# eaves: a box gutter on brackets; the rain pipe
gx, gw = (PARTY, 20) if a.pair else (0, 13)
box('soffit', (gw, .62, .03), (gx, -.31, 5.62), white, .004); box('gutter', (gw, .04, .26), (gx, -.62, 5.75), white, .008)
for i in range(round(-gw / 1.6), round(gw / 1.6) + 1): box('bracket', (.07, .5, .1), (gx + i * .8 + .2, -.27, 5.56), white, .006)
cyl('pipe', .045, 5.5, (PARTY, -.075, 2.75), zinc, bevel=0); [cyl('clamp', .052, .03, (PARTY, -.075, z), zinc) for z in (.5, 2.4, 4.3)]
if a.pair:     # further away: the roof is in view
    up = math.radians(48); slate = T('slate'); q = slate.n('SeparateColor'); slate.put(q.inputs[0], slate.attr('rnd'))
    slate.pbsdf(slate.mix(q.outputs[0], '#3b3a3c', '#55504e'), .7, 0, .3, slate.bump(slate.noise(slate.coord('Object', False), 60, 4, .7), .5, .004))
    tiles('roof', gw + .4, 3, .24, .34, .004, .03, slate.mat, (gx, -.66 + 1.5 * math.cos(up), 5.9 + 1.5 * math.sin(up)), (up, 0, 0), tilt=.012, bond=.5, bevel=.004, jitter=.003)
    box('battens', (gw, 3, .02), (gx, -.62 + 1.5 * math.cos(up), 5.84 + 1.5 * math.sin(up)), black, 0, rot=(up, 0, 0))
    lavender(-1.6, -2.6, 0, r, 3.4, .5); lavender(2 * PARTY + 1.6, -2.6, 0, r, 3.4, .5)
    lawn([(-6, .38, -6.5, -2.1), (2.62, 2 * PARTY - 2.62, -6.5, -.2), (2 * PARTY - .38, 2 * PARTY + 6, -6.5, -2.1), (-.1, .38, -2.1, -.2), (2 * PARTY - .38, 2 * PARTY + .1, -2.1, -.2)], r)
trees(r)

sky(1.1, 3, 160, False, 1.0, .8, sat=.8)
area('dusk', (-4, -16, 14), (0, 0, 2.5), 16, 10, 2300, (.70, .79, 1)).visible_glossy = False
if a.pair: camera((2.75, -12.6, 1.6), yaw=0, lens=32, shift=(.0, .10), fstop=8, focus=12.4)
else: camera((.95, -9.1, 1.6), yaw=-9.5, lens=35.5, shift=(.0, .098), fstop=8, focus=9.1)
settings(a, exposure=a.expo, look=a.look)
if a.mask: mask_mode({'front': (1, 0, 0)})
if a.albedo: albedo_mode('front', 'front')
if a.passes: aux_passes(a.out)
render(a.out)
