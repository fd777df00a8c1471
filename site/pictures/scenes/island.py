import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from outdoors import back_garden
a = args(out='out/island.png', film='forest', spp=16, pct=50, seed=0, thr=0.0, threads=2, passes=False, mask=False, albedo=False, look='Medium High Contrast', expo=0.0, crop='', db=3, shot='evening', sun=0.0, kl=0.0, kb=0.0, kr=0.0, spot=4.0, pend=34.0)
# a low sun that lights the island's end and front alike, so that a film is one colour: over the whole room; nearer, for the visualiser; from nearby, with another sun
SHOTS = {
    'evening': dict(at=(-1.30, -6.15, 1.36), yaw=13.5, lens=28.5, shift=(0, -.045), sun=18, toward=(1, .3, -.27), kl=16, kr=34),
    'day': dict(at=(-1.15, -6.15, 1.36), yaw=11.8, lens=31, shift=(0, -.07), sun=13.5, toward=(1, .3, -.27), kl=12.5, kr=43, kb=45),
    'stools': dict(at=(-1.05, -4.55, 1.12), yaw=26, lens=50, shift=(0, -.05), sun=22, kl=32, kr=26, fstop=2, focus=2.6),
}
shot = SHOTS[a.shot]; sun_light, window_light, door_light, fill_light = a.sun or shot['sun'], a.kl or shot['kl'], a.kb or shot.get('kb', 30), a.kr or shot['kr']
FILMS = {
    'sage': dict(kind='matt', color='#8f9c86'),
    'anthracite': dict(kind='matt', color='#33363a'),
    'oak': dict(kind='wood', wood='oak_calm', matched=True, figure=.4),
    'smoked': dict(kind='wood', wood='oak_smoked', matched=True, figure=.55),
    'copper': dict(kind='metal', color='#c07f57'),
    'forest': dict(kind='matt', color='#2c3d34'), 'pine': dict(kind='matt', color='#2f4238'),
    'walnut': dict(kind='wood', wood='walnut', figure=.75, ring=70),
    'terracotta': dict(kind='matt', color='#a8563c'),
    'before': dict(kind='wood', wood='beech_orange', worn=True, ring=52, figure=.8, pores=.7),
    'gloss_white': dict(kind='gloss', color='#efede8'),
    'stone': dict(kind='stone', cols=('#6a6762', '#85817a', '#9b968e')),
    # calibration fronts for the browser widget
    'w80': dict(kind='matt', color=(.8, .8, .8)),
    'k00': dict(kind='matt', color=(.0, .0, .0)),
}
reset()

front = film('front', film_spec(FILMS, a.film))

# --- materials of the room
pl = T('limewash'); v = pl.coord('Object', False); n = pl.noise(v, 1.6, 6, .62); n2 = pl.noise(v, 38, 5, .6)
pl.pbsdf(pl.mix(pl.mapr(n, .3, .7, 0, 1), '#d9cbb7', '#e6dccb'), .88, 0, .25, pl.bump(pl.math('ADD', n2, pl.math('MULTIPLY', n, 2)), .12, .004)); wall = pl.mat
ceil = simple('ceil', '#f0eae0', .9)
carc = simple('carcass', '#2b2825', .7)
groove = simple('groove', '#6d5a41', .42, .85, var=.05)
brass = simple('brass', '#b08d57', .27, 1.0, var=.04)
black = simple('blackmetal', '#1b1b1c', .38, bump=.03, bscale=900)
bglass = simple('blackglass', '#0b0b0c', .07, spec=.5)
white = simple('ceramic', '#eeeae2', .2)
stonew = simple('ceramic_matt', '#d9cfbe', .6, bump=.12, bscale=160)
clay = simple('clay', '#a9795a', .8, bump=.25, bscale=110)
oak = wood('oak', 'oak_natural', 'x', .5); oakz = wood('oakz', 'oak_natural', 'z', .5); walz = wood('walz', 'walnut', 'z', .45)
linen = fabric('linen', '#d3c8b6', '#bfb29d'); boucle = fabric('boucle', '#ddd4c5', '#c6bba8')
st = T('stonetop'); st.pbsdf(marble_nodes(st, st.scale(st.coord('Object', False), 1.5), '#e2dbce', '#b3a48f', '#cdb893'), .32, 0, .45); stone = st.mat
ft_ = T('floor'); uvf = ft_.n('UVMap', uv_map='uv').outputs[0]; rc = ft_.n('SeparateColor'); ft_.put(rc.inputs[0], ft_.attr('rnd'))
n = ft_.noise(uvf, 1.7, 8, .66); n2 = ft_.noise(uvf, 26, 5, .6)
c = ft_.ramp(ft_.math('ADD', ft_.math('MULTIPLY', n, .8), ft_.math('MULTIPLY', n2, .2)), [(.32, '#979084'), (.5, '#aaa397'), (.68, '#bbb4a8')])
c = ft_.mix(ft_.mapr(ft_.noise(uvf, 210, 2), .66, .72, 0, .35), c, '#8b8378')
ft_.pbsdf(ft_.hsv(c, .5, .95, ft_.mapr(rc.outputs[0], 0, 1, .95, 1.05)), ft_.mapr(n2, .3, .7, .30, .44), 0, .45, ft_.bump(n2, .06, .002)); floor = ft_.mat

# --- room shell: x -3.2..2.32, y -7..0, z 0..2.62
W0, W1, D, H = -3.2, 2.32, -7.0, 2.62
box('sub', (8, 8, .1), (-.4, -3.5, -.062), simple('grout', '#8d867b', .9), 0)
tiles('floor', W1 - W0, -D, 1.2, 1.2, .0026, .012, floor, ((W0 + W1) / 2, D / 2, -.006), bond=.5, bevel=.0012, tilt=.0002)
box('ceil', (W1 - W0 + .8, -D + .8, .2), ((W0 + W1) / 2, D / 2, H + .1), ceil, 0)
box('right', (.2, -D, H), (W1 + .1, D / 2, H / 2), wall, 0); box('rear', (W1 - W0 + .6, .2, H), ((W0 + W1) / 2, D - .1, H / 2), wall, 0)
# back wall with a garden door, x -2.95 .. -1.62
bx0, bx1, bz1, th = -2.98, -1.62, 2.34, .32
for x0, x1, z0, z1 in ((W0 - .3, bx0, 0, H), (bx1, W1 + .2, 0, H), (bx0, bx1, bz1, H)):
    box('back', (x1 - x0, th, z1 - z0), ((x0 + x1) / 2, th / 2, (z0 + z1) / 2), wall, 0)
# left wall with a wide window, y -5.1 .. -2.2 (out of the picture: its sun is in it)
wy0, wy1, wz0, wz1 = -5.1, -2.1, .06, 2.30
for y0, y1, z0, z1 in ((D, wy0, 0, H), (wy1, 0, 0, H), (wy0, wy1, 0, wz0), (wy0, wy1, wz1, H)):
    box('left', (th, y1 - y0, z1 - z0), (W0 - th / 2, (y0 + y1) / 2, (z0 + z1) / 2), wall, 0)
wf = simple('winframe', '#3a332b', .45)
for y in (wy0 + .04, wy0 + 1.0, wy1 - 1.0, wy1 - .04): box('wv', (.07, .07, wz1 - wz0), (W0 - th + .1, y, (wz0 + wz1) / 2), wf, .004)
for z in (wz0 + .04, wz1 - .04): box('wh', (.07, wy1 - wy0, .07), (W0 - th + .1, (wy0 + wy1) / 2, z), wf, .004)
# garden door: frame, one leaf, pane
yf = th - .12
for x in (bx0 + .03, bx1 - .03): box('fr', (.06, .07, bz1), (x, yf, bz1 / 2), wf, .004)
# level parts are 2 mm deeper: two faces in one plane would render black where they cross
box('fr', (bx1 - bx0, .072, .06), ((bx0 + bx1) / 2, yf, bz1 - .03), wf, .004); box('fr', (bx1 - bx0, .10, .03), ((bx0 + bx1) / 2, yf, .015), wf, .004)
for x in (bx0 + .095, (bx0 + bx1) / 2, bx1 - .095): box('lf', (.07, .05, bz1 - .1), (x, yf - .012, bz1 / 2 - .01), wf, .005)
for z in (.08, bz1 - .10): box('lf', (bx1 - bx0 - .13, .052, .09), ((bx0 + bx1) / 2, yf - .012, z), wf, .005)
plane('pane', bx1 - bx0 - .2, bz1 - .2, ((bx0 + bx1) / 2, yf, bz1 / 2), glass('pane', '#f2f6f3', 0, 1.5), (math.radians(90), 0, 0))
tube('dhan', [((bx0 + bx1) / 2 - .005, yf - .036, 1.04), ((bx0 + bx1) / 2 - .005, yf - .075, 1.04), ((bx0 + bx1) / 2 + .015, yf - .085, 1.04), ((bx0 + bx1) / 2 + .11, yf - .085, 1.04)], .008, brass, smooth=False)

# --- the tall wall: x -1.35 .. 2.25, fronts at y -.60, 2.30 high
FY, TZ, ft, gap = -.600, 2.30, .019, .003
WT0, WT1 = .89, .91
rr = random.Random(11)
def door(x0, x1, z0, z1, y=FY, back=False):
    w, h = x1 - x0 - gap, z1 - z0 - gap
    box('door', (w, ft, h), ((x0 + x1) / 2, y - ft / 2 if back else y + ft / 2, (z0 + z1) / 2), front, .0016, 3, rot=(math.radians(rr.gauss(0, .04)), 0, math.radians(rr.gauss(0, .06))), tag='front')
c0, c1, c2, c3, c4 = -1.35, -.75, -.15, 1.65, 2.25
box('tcarc', (c2 - c0 - .04, .55, TZ - .12), ((c0 + c2) / 2, -.285, (TZ + .1) / 2), carc, 0)
box('tcarc', (c4 - c3 - .04, .55, TZ - .12), ((c3 + c4) / 2, -.285, (TZ + .1) / 2), carc, 0)
box('plinth', (c4 - c0 - .02, .02, .095), ((c0 + c4) / 2, -.545, .0475), carc, .001)
box('soffit', (W1 - c0 + .02, .57, H - TZ - .008), ((c0 + W1 - .02) / 2, -.285, (H + TZ + .008) / 2), wall, .002)
for x in (c0 - .0095, c2 - .0095, c3 + .0095): box('gable', (.019, .60 if x < c0 else .575, TZ - (.0 if x < c0 else .1)), (x, -.30 if x < c0 else -.2875, TZ / 2 + (0 if x < c0 else .05)), front, .0014, tag='front')
box('filler', (W1 - c4 - .004, .019, TZ - .1), ((W1 + c4) / 2, FY + .0125, TZ / 2 + .05), front, .001, tag='front')
# fridge column: two doors beside a vertical finger groove of 34 mm
gw = .034
for z0, z1 in ((.10, .86), (.86, TZ)): door(c0, c1 - gw / 2, z0, z1); door(c3 + .019 + gw, c4, z0, z1)
for x, w in ((c1, gw), (c3 + .019 + gw / 2, gw)):
    box('grv', (w + .004, .012, TZ - .1), (x, FY + .036, TZ / 2 + .05), groove, .001)
    for s in (-1, 1): box('grvs', (.0015, .030, TZ - .1), (x + s * (w / 2 + .001), FY + .020, TZ / 2 + .05), groove, 0)
# oven column
ox0, ox1 = c1 + gw / 2, c2 - .0
def oven(z0, z1, win):
    xm, w = (ox0 + ox1) / 2, ox1 - ox0 - .005
    box('oven', (w, .022, z1 - z0 - .005), (xm, FY + .006, (z0 + z1) / 2), bglass, .0025, 3)
    box('ovst', (w - .002, .0232, .075), (xm, FY + .0058, z1 - .0415), simple('ovst', '#202123', .30, .5), .002)
    box('disp', (.12, .001, .026), (xm, FY - .0062, z1 - .041), simple('disp', '#020203', .1), 0)
    dm = emis('digits', (1, .86, .66), 1.8)
    for sx in (-.026, -.012, .008, .022):
        for w_, h_, ox, oz in ((.0014, .010, -.0035, 0), (.0014, .010, .0035, 0), (.0065, .0012, 0, .005), (.0065, .0012, 0, -.005)): box('dg', (w_, .0004, h_), (xm + sx + ox, FY - .0069, z1 - .041 + oz), dm, 0)
    for s in (-1, 1): cyl('knob', .014, .016, (xm + s * .17, FY - .013, z1 - .041), brass, (math.radians(90), 0, 0), .002)
    hz = z1 - .105
    box('ovh', (w - .10, .012, .016), (xm, FY - .040, hz), brass, .003)
    for s in (-1, 1): box('ovs', (.014, .036, .012), (xm + s * (w / 2 - .08), FY - .020, hz), brass, .002)
door(ox0, ox1, .10, .36); door(ox0, ox1, .36, .62); oven(.62, 1.215, 1); oven(1.215, 1.67, 0); door(ox0, ox1, 1.67, TZ)
# niche: drawers with horizontal grooves, stone top and back, cupboards above with a strip of light under them
NY, NZ = -.40, 1.50
box('ncarc', (c3 - c2, .55, .78), ((c2 + c3) / 2, -.28, .47), carc, 0)
xs = [c2, c2 + .6, c2 + 1.2, c3]
for x0, x1 in zip(xs, xs[1:]):
    door(x0, x1, .10, .475); door(x0, x1, .505, .855); door(x0, x1, NZ - .014, TZ, NY)
for z in (.49, .872): box('ngrv', (c3 - c2, .012, .034), ((c2 + c3) / 2, FY + .036, z), groove, .001)
box('ntop', (c3 - c2 - .002, .60, .02), ((c2 + c3) / 2, -.305, .90), stone, .0015, 3)
box('nback', (c3 - c2 - .002, .014, NZ - WT1), ((c2 + c3) / 2, -.007, (NZ + WT1) / 2), stone, .001)
box('ucarc', (c3 - c2 - .002, .37, TZ - NZ), ((c2 + c3) / 2, -.187, (NZ + TZ) / 2), carc, 0)
box('ubot', (c3 - c2 - .004, .372, .006), ((c2 + c3) / 2, -.19, NZ - .004), oak, .001)
box('led', (c3 - c2 - .06, .012, .004), ((c2 + c3) / 2, -.045, NZ - .009), emis('led', (1, .74, .46), 20), 0)
area('ledA', ((c2 + c3) / 2, -.05, NZ - .02), ((c2 + c3) / 2, -.05, .9), c3 - c2 - .1, .02, 9, (1, .80, .57))
# hob in the niche
rbox('hob', (.58, .50, .005), (1.20, -.31, WT1 + .0025), bglass, .006, 'z', .001)

# --- the island: body x -.62 .. 1.72, y -2.52 .. -1.86; top 20 mm, with room for knees at the front
IX0, IX1, IY0, IY1 = -.62, 1.78, -2.50, -1.84
box('icarc', (IX1 - IX0 - .06, IY1 - IY0 - .06, .73), ((IX0 + IX1) / 2, (IY0 + IY1) / 2, .47), carc, 0)
box('iplinth', (IX1 - IX0 - .10, IY1 - IY0 - .10, .095), ((IX0 + IX1) / 2, (IY0 + IY1) / 2, .0475), carc, .001)
box('igrv', (IX1 - IX0 - .05, IY1 - IY0 - .05, .055), ((IX0 + IX1) / 2, (IY0 + IY1) / 2, .863), groove, .001)
k = 4; w = (IX1 - IX0) / k
for i in range(k): door(IX0 + i * w, IX0 + (i + 1) * w, .10, .855, IY0)
for i in range(k): door(IX0 + i * w, IX0 + (i + 1) * w, .10, .855, IY1, True)
for s, x in ((-1, IX0), (1, IX1)): box('iend', (.019, IY1 - IY0 - 2 * ft - .004, .752), (x - s * .0095 + s * .001, (IY0 + IY1) / 2, .4775), front, .0016, 3, tag='front')
top = box('itop', (IX1 - IX0 + .06, 1.02, .02), ((IX0 + IX1) / 2, IY1 + .02 - .51, .90), stone, .0016, 3)
sx0, sx1, sy0, sy1 = -.28, .26, -2.32, -1.94
cut = box('cut', (sx1 - sx0, sy1 - sy0, .2), ((sx0 + sx1) / 2, (sy0 + sy1) / 2, WT1), None, 0); top.modifiers.clear()
b_ = top.modifiers.new('cut', 'BOOLEAN'); b_.object = cut; b_.operation = 'DIFFERENCE'; b_.solver = 'EXACT'; top.modifiers.new('wn', 'WEIGHTED_NORMAL'); cut.hide_render = True
sk = simple('sink', '#8d7652', .34, .9, var=.06)
for sz, lo in (((sx1 - sx0, sy1 - sy0, .004), ((sx0 + sx1) / 2, (sy0 + sy1) / 2, .86)),): box('sink', sz, lo, sk, .001)
tx, ty = -.01, -1.895
cyl('tapb', .024, .014, (tx, ty, WT1 + .007), brass, bevel=.003)
tube('tap', [(tx, ty, WT1), (tx, ty, WT1 + .26), (tx, ty - .015, WT1 + .325), (tx, ty - .085, WT1 + .37), (tx, ty - .155, WT1 + .33), (tx, ty - .17, WT1 + .25)], .0115, brass)
tube('lever', [(tx + .015, ty, WT1 + .07), (tx + .05, ty, WT1 + .075), (tx + .09, ty, WT1 + .10)], .0055, brass)

# --- pendants: plaster domes, brass inside
shade = simple('shade', '#e4dccd', .6); inner = simple('inner', '#c79b58', .35, 1.0); cord = simple('cord', '#2a2622', .8); bulb = emis('bulb', (1, .70, .40), 26)
for px in (-.05, 1.12):
    z = 1.64
    lathe('dome', spline_prof([(.190, 0), (.184, .05), (.155, .115), (.10, .165), (.045, .188), (.022, .20), (.022, .245), (.0, .247)]), (px, -2.22, z), shade, 72)
    lathe('domei', spline_prof([(.190, 0), (.187, .003), (.180, .05), (.151, .112), (.096, .160), (.04, .182), (0, .184)]), (px, -2.22, z), inner, 72)
    lathe('bulb', spline_prof([(0, .035), (.03, .045), (.042, .078), (.030, .11), (.014, .135), (.0, .14)]), (px, -2.22, z), bulb, 32)
    tube('cord', [(px, -2.22, z + .245), (px, -2.22, H)], .0028, cord, smooth=False); cyl('rose', .045, .022, (px, -2.22, H - .011), brass, bevel=.004); cyl('cap', .0235, .03, (px, -2.22, z + .245), brass, bevel=.003)
    l = area('pend', (px, -2.22, z + .02), (px, -2.22, 0), .26, .26, a.pend, (1, .82, .60)); l.data.shape = 'DISK'

# --- stools: oak legs, brass foot ring, bouclé seat with a low curved back
def stool(x, y, ang):
    sh = .65; M = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(ang, 4, 'Z'); tr = lambda *p: tuple(M @ Vector(p))
    for sx in (-1, 1):
        for sy in (-1, 1): tube('leg', [tr(sx * .215, sy * .205, 0), tr(sx * .15, sy * .145, sh - .07)], .0125, oakz, smooth=False, taper=1.35)
    q = .27 / (sh - .07); rx, ry = .215 - .065 * q, .205 - .06 * q
    tube('foot', [tr(rx, ry, .27), tr(-rx, ry, .27), tr(-rx, -ry, .27), tr(rx, -ry, .27), tr(rx, ry, .27)], .007, brass, smooth=False)
    rbox('frame', (.37, .36, .03), tr(0, 0, sh - .055), oak, .09, 'z', .006, rot=(0, 0, ang))
    cushion(.40, .385, .075, tr(0, 0, sh - .005), boucle, rot=(0, 0, ang), puff=.25, seed=x, edge=.035)
    for s in (-1, 1): tube('post', [tr(s * .155, -.135, sh - .06), tr(s * .185, -.185, sh + .08), tr(s * .19, -.20, sh + .20)], .010, oakz)
    bm = bmesh.new(); rows = []
    for i in range(25):
        u = i / 24 * 2 - 1; ph = u * 1.12
        px_, py_ = .235 * math.sin(ph), .06 - .27 * math.cos(ph)
        rows.append([bm.verts.new((px_, py_, sh + zz)) for zz in (.105 + .02 * u * u, .15, .20 - .01 * u * u)])
    for p, r_ in zip(rows, rows[1:]):
        for j in range(2): bm.faces.new((p[j], r_[j], r_[j + 1], p[j + 1])).smooth = True
    o = obj('back', bm_to_mesh(bm, 'back'), boucle); o.matrix_world = M
    m = o.modifiers.new('s', 'SOLIDIFY'); m.thickness = .034; m.offset = 0
    m = o.modifiers.new('b', 'BEVEL'); m.width = .015; m.segments = 4; m.limit_method = 'ANGLE'
    m = o.modifiers.new('u', 'SUBSURF'); m.levels = m.render_levels = 1
stool(.28, -3.02, .16); stool(1.02, -2.96, -.10)

# --- props: supper is on its way
def bottle(loc, h, r, mat, cork=True):
    lathe('bottle', spline_prof([(r * .9, 0), (r, .01), (r, h * .55), (r * .9, h * .64), (r * .38, h * .76), (r * .34, h * .9), (r * .4, h * .93)]) + [(0, h * .93)], loc, mat)
    if cork: cyl('cork', r * .3, .03, (loc[0], loc[1], loc[2] + h * .95), oakz)
gl = glass('wineglass', '#f6faf8'); wine = simple('wine', '#3a0a10', .08); dgl = simple('darkglass', '#16200f', .08, spec=.6)
for x, y in ((.62, -2.62), (.80, -2.47)):
    lathe('glass', spline_prof([(.036, 0), (.034, .002), (.005, .008), (.004, .075), (.022, .095), (.041, .135), (.040, .175), (.034, .205)]), (x, y, WT1 + .001), gl, 48)
    lathe('wine', spline_prof([(0, .092), (.018, .097), (.033, .115), (.0385, .135)]) + [(0, .135)], (x, y, WT1 + .001), wine, 40)
bottle((.95, -2.30, WT1), .30, .037, dgl, False)
rbox('board', (.46, .24, .022), (.42, -2.40, WT1 + .012), oak, .03, 'z', .004, rot=(0, 0, .14))
bread = T('bread'); v = bread.coord('Object'); nb = bread.noise(v, 16, 6, .65)
bread.pbsdf(bread.mix(bread.mapr(nb, .35, .65, 0, 1), '#8a5226', '#c79257'), .85, 0, .2, bread.bump(nb, .8, .012))
bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=5, radius=1)
for q in bm.verts:
    c_ = q.co.copy(); kx = 1 + .06 * mn.noise(c_ * 3); slash = .10 * math.exp(-((math.sin(c_.x * 5.2 + c_.y * 1.2)) / .16) ** 2) * max(0, c_.z)
    q.co = Vector((c_.x * .125, c_.y * .06, max(-.028, c_.z * .05 * kx - slash * .09)))
obj('bread', bm_to_mesh(bm, 'bread'), bread.mat, (.37, -2.40, WT1 + .052), (0, 0, .25), smooth=True)
bl = simple('blade', '#c9c9c6', .22, 1.0); box('knife', (.17, .026, .0018), (.53, -2.475, WT1 + .025), bl, .0005, rot=(0, 0, .32)); box('kh', (.10, .022, .014), (.655, -2.432, WT1 + .031), walz, .004, rot=(0, 0, .32))
lathe('bowl', spline_prof([(.05, 0), (.06, .004), (.12, .035), (.165, .08), (.172, .092)]) + spline_prof([(.166, .090), (.115, .042), (.05, .012), (0, .010)]), (1.42, -2.30, WT1), clay, 72)
pear = simple('pear', '#a8a04a', .5, bump=.2, bscale=220); fig = simple('fig', '#463048', .55, bump=.2, bscale=120)
for i, (dx, dy, dz) in enumerate(((-.06, .02, .062), (.055, .045, .064), (.01, -.06, .06))):
    lathe('pear', spline_prof([(0, -.045), (.022, -.042), (.040, -.018), (.038, .008), (.024, .036), (.015, .058), (.008, .066), (0, .067)]), (1.42 + dx, -2.30 + dy, WT1 + dz), pear, 40, rot=(.5 - .4 * i, .9 - .7 * i, i * 2.1))
for i, (dx, dy) in enumerate(((.075, -.03), (-.02, .075), (-.075, -.05))): lathe('fig', spline_prof([(0, -.026), (.020, -.022), (.029, 0), (.018, .024), (.006, .034), (0, .036)]), (1.42 + dx, -2.30 + dy, WT1 + .068), fig, 32, rot=(.7 * i, .5, i))
# linen over the edge of the island
bm = bmesh.new(); rows = []
for i in range(33):
    t_ = i / 32; s_ = t_ * .52
    ye, ze = (IY1 + .02 - 1.02 + .20 - s_, WT1 + .004) if s_ < .20 else (IY1 + .02 - 1.02 - .005 - .004 * math.sin(s_ * 20), WT1 + .003 - (s_ - .20))
    rows.append([bm.verts.new((-.42 + .19 * (j / 14 - .5) + .010 * math.sin(j * .9) * t_, ye - (.010 * math.sin(j * 1.3 + 1) * max(0, s_ - .2) * 3), ze + .0015 * math.sin(j * 1.1 + i * .2))) for j in range(15)])
for p, q in zip(rows, rows[1:]):
    for j in range(14): bm.faces.new((p[j], p[j + 1], q[j + 1], q[j])).smooth = True
o = obj('towel', bm_to_mesh(bm, 'towel'), fabric('towel', '#c9b79a', '#b39d7c')); m = o.modifiers.new('s', 'SOLIDIFY'); m.thickness = .003
# niche: espresso, cups, board, jars, herb, pan on the hob
rbox('board2', (.26, .02, .38), (-.02, -.062, WT1 + .188), walz, .04, 'y', .003, rot=(math.radians(-9), 0, 0))
rbox('board3', (.20, .018, .28), (.10, -.095, WT1 + .138), oakz, .035, 'y', .003, rot=(math.radians(-10), 0, 0))
rbox('espb', (.24, .30, .03), (.44, -.20, WT1 + .016), black, .02, 'z', .004); rbox('espc', (.24, .14, .30), (.44, -.12, WT1 + .17), simple('esp', '#d8d0c0', .35), .03, 'z', .006); rbox('esph', (.24, .28, .10), (.44, -.19, WT1 + .30), simple('esp2', '#d8d0c0', .35), .03, 'z', .008)
cyl('grp', .032, .05, (.44, -.265, WT1 + .235), brass, bevel=.004); tube('grph', [(.44, -.29, WT1 + .225), (.44, -.40, WT1 + .215)], .011, walz, smooth=False, taper=1.3)
lathe('cup', [(0, 0), (.025, 0), (.032, .006), (.036, .055), (.034, .056), (.030, .01), (0, .01)], (.44, -.265, WT1 + .031), white, 40)
for i in range(3): lathe('cupt', [(0, 0), (.025, 0), (.032, .006), (.036, .055), (.034, .056), (.030, .01), (0, .01)], (.39 + i * .052, -.17 + .02 * (i % 2), WT1 + .352), stonew if i % 2 else white, 40)
herb((.71, -.13, WT1), seed=4, n=120, pot='#d8cdbb')
pot = simple('enamel', '#7c3f2c', .25)
lathe('pot', [(0, 0), (.105, 0), (.116, .008), (.118, .12), (.121, .123), (.115, .126), (.113, .12), (0, .12)], (1.06, -.22, WT1 + .006), pot, 64)
lathe('lid', spline_prof([(.120, .126), (.108, .134), (.055, .150), (.016, .154)]), (1.06, -.22, WT1 + .006), pot, 64); lathe('knb', spline_prof([(.01, .152), (.02, .168), (.017, .178), (0, .18)]), (1.06, -.22, WT1 + .006), brass, 40)
for s in (-1, 1): tube('poth', [(s * .116, -.03, 0), (s * .15, -.022, 0), (s * .15, .022, 0), (s * .116, .03, 0)], .0065, pot, (1.06, -.22, WT1 + .095))
oil = T('oilglass'); oil.pbsdf('#4a4213', .06, 0, .5); bottle((1.42, -.10, WT1), .28, .032, oil.mat); bottle((1.50, -.13, WT1), .22, .030, stonew)
lathe('crock', spline_prof([(.05, 0), (.058, .02), (.06, .08), (.056, .14), (.058, .145)]) + [(.052, .145), (.05, .03), (0, .03)], (1.585, -.12, WT1), clay)
for i, (ax, ay, L, m) in enumerate(((.10, -.05, .27, oakz), (-.15, .05, .25, walz), (-.02, -.14, .29, oakz))):
    d = Vector((ax, ay, 1)).normalized(); p = Vector((1.585, -.12, WT1 + .035)); tube('ut', [p, p + d * L], .005, m, smooth=False)
    lathe('uth', spline_prof([(0, -.038), (.02, -.02), (.024, 0), (.016, .025), (0, .034)]), tuple(p + d * (L + .02)), m, 24, rot=tuple(d.to_track_quat('Z', 'Y').to_euler())).scale = (1, .3, 1)
# on the right wall: a framed print
at = T('art'); v = at.coord('Object', False); sv = at.n('SeparateXYZ'); at.put(sv.inputs[0], v)
def disc(cy, cz, r): return at.math('LESS_THAN', at.math('SQRT', at.math('ADD', at.math('POWER', at.math('SUBTRACT', sv.outputs[1], cy), 2), at.math('POWER', at.math('SUBTRACT', sv.outputs[2], cz), 2))), r)
ca = at.mix(at.math('LESS_THAN', sv.outputs[2], at.math('ADD', -.09, at.math('MULTIPLY', at.math('SINE', at.math('MULTIPLY', sv.outputs[1], 7)), .035))), at.mix(disc(.06, .08, .13), '#e7ddcb', '#c08a52'), '#7f8f78')
at.pbsdf(at.mix(at.math('MULTIPLY', at.noise(v, 180, 3), .16), ca, '#f2ece0'), .8)
box('art', (.004, .60, .84), (W1 - .016, -1.42, 1.56), at.mat, 0)
for y, z, sy, sz in ((-1.42, 1.99, .66, .025), (-1.42, 1.13, .66, .025), (-1.7425, 1.56, .025, .85), (-1.0975, 1.56, .025, .85)): box('afr', (.032, sy, sz), (W1 - .016, y, z), oakz, .002)
# by the door: plant, basket; a vase of branches on the island
plant_big((-1.72, -.62, 0), h=1.55, seed=4, n=44, pot='#b8a58b')
lathe('vase', spline_prof([(.05, 0), (.085, .03), (.10, .10), (.07, .19), (.034, .235), (.04, .26)]) + [(.034, .258), (.03, .22), (0, .20)], (1.60, -2.02, WT1), stonew, 64)
branches((1.60, -2.02, WT1 + .26), n=6, h=.42, spread=.30, per=12, seed=9, col=('#5f7350', '#8d9f78'))

back_garden()

# spots in the ceiling, washing the fronts
for x in (-1.05, -.45, .45, 1.05, 1.95):
    cyl('spotr', .043, .006, (x, -1.28, H - .002), white, bevel=.002); cyl('spote', .030, .004, (x, -1.28, H - .005), emis('spote', (1, .78, .52), 9))
area('spots', (.45, -1.28, H - .012), (.45, -.66, 1.15), 3.4, .05, a.spot * 5, (1, .85, .66), spread=85)

# what glows is seen and mirrored; the lamps beside it give the light (far less noise)
for o in bpy.context.scene.objects:
    if o.name.split('.')[0] in ('bulb', 'led', 'spote', 'dg'): o.visible_diffuse = False
for m in bpy.data.materials: m.cycles.sample_as_light = False

# --- light: low evening sun from the left, the sky in the two windows, lamps
sky(.42, 6, -70, False, 1.0, 1.6, sat=.9)
wv = bpy.context.scene.world.cycles_visibility; wv.diffuse = False; wv.scatter = False; wv.transmission = False; wv.glossy = True
sun(shot.get('toward', (1, .72, -.27)), sun_light, 1.1, (1, .73, .46))
area('winL', (W0 - th + .02, (wy0 + wy1) / 2, (wz0 + wz1) / 2), (5, (wy0 + wy1) / 2, 1.1), wy1 - wy0 - .1, wz1 - wz0 - .1, window_light, (.80, .88, 1))
area('winB', ((bx0 + bx1) / 2, .05, bz1 / 2), ((bx0 + bx1) / 2, -5, 1.0), bx1 - bx0 - .1, bz1 - .15, door_light, (.92, .93, 1))
area('fill', (-.4, D + .1, 1.6), (-.2, 0, 1.2), 3.4, 1.7, fill_light, (1, .94, .86))
camera(shot['at'], yaw=shot['yaw'], lens=shot['lens'], shift=shot['shift'], fstop=shot.get('fstop', 3.5), focus=shot.get('focus', 4.3))
settings(a, exposure=a.expo, look=a.look)
if a.mask: mask_mode({'front': (1, 0, 0)})
if a.albedo: albedo_mode('front', 'front')
if a.passes: aux_passes(a.out)
render(a.out)
