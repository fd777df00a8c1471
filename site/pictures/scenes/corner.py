"""A corner kitchen in a town flat: runs along two walls, a window over the sink, a dark stone top, oak laid in herringbone."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from outdoors import back_garden
a = args(out='out/corner.png', film='walnut', spp=16, pct=50, seed=0, thr=0.0, threads=2, passes=False, mask=False, albedo=False, look='Medium High Contrast', expo=0.0, crop='', db=3, sun=15.0, kb=60.0, kr=95.0, fill=22.0, shot='day')
# the whole room, with the sun over the sink; the hob and the shelf by lamplight, from nearby
SHOTS = {
    'day': dict(at=(2.82, -4.62, 1.38), yaw=-19.5, lens=27, shift=(0, -.055), focus=4.4, sun=1, sky=1, day=1, led=8, lamp=0),
    'evening': dict(at=(2.30, -3.05, 1.26), yaw=-56, lens=40, shift=(0, -.085), focus=2.3, sun=0, sky=.05, day=.07, led=15, lamp=40),
}
shot = SHOTS[a.shot]
FILMS = {
    'walnut': dict(kind='wood', wood='walnut', matched=True, figure=.6),
    'clay': dict(kind='matt', color='#b08a72'),
    # calibration fronts, for films that are mixed
    'w80': dict(kind='matt', color=(.8, .8, .8)),
    'k00': dict(kind='matt', color=(.0, .0, .0)),
}
reset()

def laminate():
    """the dated front: white laminate of the eighties gone yellow, each door in its own way, grey round the grips, its edging brown where it has come off"""
    t = T('front'); v = t.coord('Object'); own = t.n('ObjectInfo').outputs['Random']; n = t.noise(v, 2.1, 4, .6); fine = t.noise(v, 48, 6, .7)
    col = t.mix(t.math('ADD', t.math('MULTIPLY', own, .7), t.mapr(n, .3, .7, 0, .3)), '#d3c6a4', '#b9a577')
    low = t.n('SeparateXYZ'); t.put(low.inputs[0], t.n('NewGeometry').outputs['Position'])
    splashed = t.math('MULTIPLY', t.mapr(low.outputs[2], .10, .40, 1, 0), t.mapr(t.noise(v, 8, 5, .7), .40, .62, 0, .6)); col = t.mix(splashed, col, '#85714a')
    handled = t.math('MULTIPLY', t.mapr(t.math('ABSOLUTE', t.math('SUBTRACT', low.outputs[2], .78)), .02, .16, 1, 0), t.mapr(t.noise(v, 5, 5, .65), .42, .66, 0, .5)); col = t.mix(handled, col, '#8d8168')
    bev = t.n('Bevel', samples=4); bev.inputs['Radius'].default_value = .012; geo = t.n('NewGeometry'); d = t.n('VectorMath', operation='DOT_PRODUCT'); t.put(d.inputs[0], bev.outputs[0]); t.put(d.inputs[1], geo.outputs['True Normal'])
    col = t.mix(t.math('MULTIPLY', t.math('MULTIPLY', t.mapr(d.outputs['Value'], .80, .995, 1, 0), t.mapr(fine, .40, .50, 0, 1)), .9), col, '#6b4f30')
    return t.pbsdf(col, t.mapr(n, .3, .7, .30, .48), 0, .45, t.bump(t.noise(v, 9, 2), .03, .002))
front = laminate() if a.film == 'before' else film('front', film_spec(FILMS, a.film))

# --- materials of the room
pl = T('plaster'); v = pl.coord('Object', False); n = pl.noise(v, 1.5, 6, .62)
wall = pl.pbsdf(pl.mix(pl.mapr(n, .3, .7, 0, 1), '#c9ccbd', '#d6d8ca'), .9, 0, .2, pl.bump(pl.math('ADD', pl.noise(v, 40, 5, .6), pl.math('MULTIPLY', n, 2)), .12, .004))
ceil, white, black = simple('ceil', '#f1eee6', .9), simple('white', '#ece8df', .35), simple('black', '#1a1a1b', .36, bump=.03, bscale=900)
carc, bglass, steel = simple('carcass', '#2a2826', .65), simple('blackglass', '#08080a', .06, spec=.5), simple('steel', '#bdbdbb', .3, 1.0, var=.05)
stonew, clay, blue = simple('stoneware', '#d9cfbf', .6, bump=.12, bscale=150), simple('clay', '#a8674a', .8, bump=.25, bscale=110), simple('enamel', '#31506b', .22)
brass, copper = simple('brass', '#b08d57', .28, 1.0, var=.05), simple('copper', '#b8714a', .24, 1.0, var=.06)
oakx, oaky, oakz, walz = wood('oakx', 'oak_natural', 'x', .5), wood('oaky', 'oak_natural', 'y', .5), wood('oakz', 'oak_natural', 'z', .5), wood('walz', 'walnut', 'z', .45)
so = T('soapstone'); v = so.coord('Object', False); n = so.noise(v, 2.4, 7, .62); n2 = so.noise(so.vmath('ADD', v, so.vmath('MULTIPLY', so.noise(v, 3, 3, out='Color'), (.3,) * 3)), 1.7, 4)
veins = so.math('MULTIPLY', so.mapr(so.math('ABSOLUTE', so.math('SUBTRACT', n2, .5)), 0, .012, 1, 0), .35)
stone = so.pbsdf(so.mix(veins, so.mix(so.mapr(n, .3, .7, 0, 1), '#2f3332', '#444948'), '#8f938e'), so.mapr(n, .3, .7, .34, .46), 0, .5, so.bump(so.noise(v, 90, 4), .05, .001))
zl = T('tile'); v = zl.coord('Object', False); r_ = zl.n('SeparateColor'); zl.put(r_.inputs[0], zl.attr('rnd'))
tile = zl.pbsdf(zl.ramp(r_.outputs[0], [(0, '#dcd8ca'), (.5, '#e8e4d8'), (1, '#f0ece2')]), zl.mapr(zl.noise(v, 30, 3), .3, .7, .09, .18), 0, .5, zl.bump(zl.noise(v, 30, 3), .15, .003), Clearcoat=.3)

# --- shell: corner at 0,0; runs along x = 0 and y = 0
W1, D, H = 3.86, -5.6, 2.66
box('sub', (8, 9, .1), (2, -3, -.062), simple('joint', '#5d4a35', .9), 0)
def herringbone(w, L, mat, x0, x1, y0, y1):
    """planks of w × L in two directions; uv in metres along each plank, `rnd` as tiles() gives it"""
    bm = bmesh.new(); uv = bm.loops.layers.uv.new('uv'); col = bm.loops.layers.float_color.new('rnd'); n = round(L / w)
    turn = Matrix.Rotation(math.radians(45), 4, 'Z')
    for i in range(-60, 60):
        for j in range(-14, 14):
            for across in (0, 1):
                cx, cy = (i * w + L / 2, i * w - j * 2 * L + w / 2) if not across else (i * w + L + w / 2, i * w - j * 2 * L - L / 2 + w)
                c = turn @ Vector((cx, cy, 0)); c = Vector((c.x + 1.5, c.y - 2.6, 0))
                if not (x0 - L < c.x < x1 + L and y0 - L < c.y < y1 + L): continue
                tb = bmesh.new(); bmesh.ops.create_cube(tb, size=1); bmesh.ops.scale(tb, vec=(L - .0016, w - .0016, .012), verts=tb.verts)
                bmesh.ops.bevel(tb, geom=[e for e in tb.edges if sum(q.co.z for q in e.verts) > 0], offset=.0012, segments=1, affect='EDGES')
                M = Matrix.Translation((c.x, c.y, -.006)) @ turn @ Matrix.Rotation(math.pi / 2 * across, 4, 'Z') @ Euler((R.gauss(0, .0004), R.gauss(0, .0004), 0)).to_matrix().to_4x4()
                ou, ov, k = R.uniform(0, 40), R.uniform(0, 40), (R.random(), R.random(), R.random(), 1); vm = {q: bm.verts.new(M @ q.co) for q in tb.verts}
                for f in tb.faces:
                    nf = bm.faces.new([vm[q] for q in f.verts])
                    for l, ol in zip(nf.loops, f.loops): l[uv].uv = (ol.vert.co.x + ou, ol.vert.co.y + ov); l[col] = k
                tb.free()
    obj('floor', bm_to_mesh(bm, 'floor'), mat)
herringbone(.09, .54, wood('floor', 'oak_floor', uv=True, rough=.40, bump=.2, figure=.9), 0, W1, D, 0)
box('ceil', (6, 8, .2), (2, -2.8, H + .1), ceil, 0)
bx0, bx1, bz0, bz1, th = .80, 2.16, 1.08, 2.24, .34
for x0, x1, z0, z1 in ((-.4, bx0, 0, H), (bx1, W1 + .3, 0, H), (bx0, bx1, 0, bz0), (bx0, bx1, bz1, H)): box('back', (x1 - x0, th, z1 - z0), ((x0 + x1) / 2, th / 2, (z0 + z1) / 2), wall, 0)
box('left', (.3, 7, H), (-.15, -3, H / 2), wall, 0); box('rear', (6, .2, H), (2, D - .1, H / 2), wall, 0)
ry0, ry1, rz0, rz1 = -4.6, -2.5, .4, 2.3      # a window at the right, out of the picture
for y0, y1, z0, z1 in ((D, ry0, 0, H), (ry1, 0, 0, H), (ry0, ry1, 0, rz0), (ry0, ry1, rz1, H)): box('right', (.3, y1 - y0, z1 - z0), (W1 + .15, (y0 + y1) / 2, (z0 + z1) / 2), wall, 0)
# the window over the sink: a casement with two lights, a top light
fy = th - .10
for x0, x1, z0, z1 in ((bx0, bx0 + .055, bz0, bz1), (bx1 - .055, bx1, bz0, bz1), (bx0, bx1, bz0, bz0 + .055), (bx0, bx1, bz1 - .055, bz1), ((bx0 + bx1) / 2 - .045, (bx0 + bx1) / 2 + .045, bz0, bz1)): box('wf', (x1 - x0, .07 if z1 - z0 > x1 - x0 else .064, z1 - z0), ((x0 + x1) / 2, fy, (z0 + z1) / 2), white, .005, 3)
box('transom', (bx1 - bx0, .075, .06), ((bx0 + bx1) / 2, fy, bz0 + .82), white, .005)
plane('pane', bx1 - bx0, bz1 - bz0, ((bx0 + bx1) / 2, fy, (bz0 + bz1) / 2), glass('pane', '#f6f8f6', 0, 1.5), (math.radians(90), 0, 0))
box('sill', (bx1 - bx0 - .004, th - .08, .03), ((bx0 + bx1) / 2, (th - .14) / 2, bz0 - .004), stone, .003)
for s in (-1, 1): tube('latch', [((bx0 + bx1) / 2 + s * .02, fy - .036, bz0 + .44), ((bx0 + bx1) / 2 + s * .02, fy - .07, bz0 + .44), ((bx0 + bx1) / 2 + s * .02, fy - .072, bz0 + .34)], .006, brass, smooth=False)

# --- fronts: flat doors with round knobs. face: 'back' looks to -y and runs along x, 'left' looks to +x and runs along y
ft, gap, Z0, Z1, TOP, DEEP = .019, .003, .12, .865, .90, .60
rr = random.Random(5)
def knob(face, u, z, out=DEEP):
    p = (u, -out, z) if face == 'back' else (out, u, z)
    lathe('knob', spline_prof([(.006, 0), (.006, .012), (.013, .019), (.0145, .026), (.010, .031), (0, .032)]), p, black, 36, rot=(math.radians(90), 0, 0) if face == 'back' else (0, math.radians(90), 0))
def door(face, u0, u1, z0, z1, out=DEEP, grip=None):
    w, h, u, z = u1 - u0 - gap, z1 - z0 - gap, (u0 + u1) / 2, (z0 + z1) / 2; tip, turn = math.radians(rr.gauss(0, .05)), math.radians(rr.gauss(0, .07))
    if face == 'back': box('door', (w, ft, h), (u, -out + ft / 2, z), front, .0017, 3, rot=(tip, 0, turn), tag='front')
    else: box('door', (ft, w, h), (out - ft / 2, u, z), front, .0017, 3, rot=(0, tip, turn), tag='front')
    if grip == 'mid': knob(face, u, z1 - .07 if h > .2 else z, out)
    elif grip: knob(face, u1 - .05 if grip == 'far' else u0 + .05, z1 - .07 if z0 < 1 else z0 + .07, out)
def drawers(face, u0, u1, cuts):
    for z0, z1 in zip(cuts, cuts[1:]): door(face, u0, u1, z0, z1, grip='mid')
# back run: x .60 .. 2.46, then the tall block to 3.66; left run: y -2.86 .. -.60
LY, BX, TX = -2.86, 2.46, 3.66
box('bc', (BX, .565, Z1 - Z0 + .02), (BX / 2, -.285, (Z0 + Z1) / 2), carc, 0); box('lc', (.565, -LY, Z1 - Z0 + .02), (.285, LY / 2 + .003, (Z0 + Z1) / 2), carc, 0)
box('bp', (W1 - .55, .02, Z0 - .004), ((W1 + .55) / 2, -.545, Z0 / 2), carc, .001); box('lp', (.02, -LY - .55, Z0 - .004), (.545, (LY - .55) / 2, Z0 / 2), carc, .001)
box('post', (.06 - gap, ft, Z1 - Z0 - gap), (.63, -DEEP + ft / 2, (Z0 + Z1) / 2), front, .0016, tag='front'); box('post', (ft, .06 - gap, Z1 - Z0 - gap), (DEEP - ft / 2, -.63, (Z0 + Z1) / 2), front, .0016, tag='front')
door('back', .66, 1.11, Z0, Z1, grip='far'); door('back', 1.11, 1.56, Z0, Z1, grip='near'); door('back', 1.56, 2.01, Z0, Z1, grip='far'); drawers('back', 2.01, BX, (Z0, .37, .62, Z1))
door('left', -1.12, -.66, Z0, Z1, grip='near'); drawers('left', -2.02, -1.12, (Z0, .41, .70, Z1)); door('left', -2.44, -2.02, Z0, Z1, grip='far'); door('left', LY, -2.44, Z0, Z1, grip='far')
box('lend', (DEEP - .001, ft, Z1 - Z0), (DEEP / 2, LY - ft / 2, (Z0 + Z1) / 2), front, .0016, tag='front')
# stone: 30 mm, with the sink under it
top = box('btop', (BX, .63, .03), (BX / 2, -.315, TOP - .015), stone, .003, 3); box('ltop', (.63, -LY - .63 + .02, .03), (.315, (LY - .63 - .02) / 2, TOP - .0152), stone, .003, 3)
sx0, sx1, sy0, sy1 = 1.20, 1.76, -.53, -.13
cut = box('cut', (sx1 - sx0, sy1 - sy0, .2), ((sx0 + sx1) / 2, (sy0 + sy1) / 2, TOP), None, 0); top.modifiers.clear(); b_ = top.modifiers.new('cut', 'BOOLEAN'); b_.object = cut; b_.operation = 'DIFFERENCE'; b_.solver = 'EXACT'; top.modifiers.new('wn', 'WEIGHTED_NORMAL'); cut.hide_render = True
for sz, lo in (((sx1 - sx0, sy1 - sy0, .004), ((sx0 + sx1) / 2, (sy0 + sy1) / 2, .70)), ((.004, sy1 - sy0, .19), (sx0, (sy0 + sy1) / 2, .79)), ((.004, sy1 - sy0, .19), (sx1, (sy0 + sy1) / 2, .79)), ((sx1 - sx0, .004, .19), ((sx0 + sx1) / 2, sy1, .79)), ((sx1 - sx0, .004, .19), ((sx0 + sx1) / 2, sy0, .79))): box('sink', sz, lo, white, .001)
tx, ty = (sx0 + sx1) / 2, -.075
cyl('tapb', .024, .016, (tx, ty, TOP + .008), brass, bevel=.003); tube('tap', [(tx, ty, TOP), (tx, ty, TOP + .25), (tx, ty - .015, TOP + .31), (tx, ty - .085, TOP + .35), (tx, ty - .155, TOP + .31), (tx, ty - .17, TOP + .24)], .0115, brass); tube('lever', [(tx + .015, ty, TOP + .07), (tx + .05, ty, TOP + .075), (tx + .09, ty, TOP + .10)], .0055, brass)
# tiles, standing, on both walls
for w, h, loc, rot in ((BX, bz0 - TOP - .022, (BX / 2, -.009, (bz0 + TOP - .022) / 2), (math.radians(90), 0, 0)), (-LY, 1.46 - TOP, (.009, LY / 2, (1.46 + TOP) / 2), (math.radians(90), 0, math.radians(90)))):
    box('grout', (w, .006, h) if rot[2] == 0 else (.006, w, h), (loc[0], -.003, loc[2]) if rot[2] == 0 else (.003, loc[1], loc[2]), simple('grout', '#b9b4a6', .9), 0)
    tiles('tile', w, h, .062, h / (1 if h < .25 else 3), .0024, .009, tile, loc, rot, tilt=.009, bevel=.0013, seg=2)
# wall units over the left run, light below them, and a hood in the middle
UZ0, UZ1, UD = 1.46, 2.34, .35
box('uc', (UD - ft - .004, -LY, UZ1 - UZ0), ((UD - ft) / 2, LY / 2, (UZ0 + UZ1) / 2), carc, 0); box('utop', (UD, -LY, .006), (UD / 2, LY / 2, UZ1 + .002), ceil, 0)
for y0, y1, grip in ((-.66, -.02, None), (-1.12, -.66, 'near'), (-1.57, -1.12, 'near'), (-2.02, -1.57, 'far'), (-2.44, -2.02, 'near'), (LY, -2.44, 'far')): door('left', y0, y1, UZ0 - .012, UZ1, UD, grip)
box('uend', (UD - .001, ft, UZ1 - UZ0 + .012), (UD / 2, LY - ft / 2, (UZ0 + UZ1 - .012) / 2), front, .0016, tag='front'); box('ubot', (UD - ft - .006, -LY - .01, .006), ((UD - ft) / 2, LY / 2, UZ0 - .004), oaky, .001)
box('led', (.010, -LY - .1, .004), (.05, LY / 2, UZ0 - .009), emis('led', (1, .76, .48), 18), 0); area('ledA', (.05, LY / 2, UZ0 - .02), (.05, LY / 2, .9), .02, -LY - .1, shot['led'], (1, .80, .57) if shot['sun'] else (1, .94, .86))
box('hood', (.26, .58, .012), (.17, -1.57, UZ0 - .014), black, .002); rbox('hob', (.50, .60, .006), (.32, -1.57, TOP + .003), bglass, .006, 'z', .001)
# tall block: fridge behind two doors, an oven between fronts
FZ = 2.34
box('tc', (TX - BX - .02, .57, FZ - Z0), ((TX + BX) / 2, -.288, (FZ + Z0) / 2), carc, 0); box('ttop', (TX - BX, .58, .006), ((TX + BX) / 2, -.29, FZ + .002), ceil, 0); box('tend', (ft, DEEP + .004, FZ - Z0), (BX + ft / 2, -(DEEP + .004) / 2, (FZ + Z0) / 2), front, .0016, tag='front'); box('filler', (W1 - TX - .004, ft, FZ - Z0), ((W1 + TX) / 2, -DEEP + ft / 2 + .012, (FZ + Z0) / 2), front, .001, tag='front')
ox0, ox1 = BX + ft, BX + .60
door('back', ox0, ox1, Z0, .50, grip='mid'); door('back', ox0, ox1, 1.12, FZ, grip='near'); door('back', ox1, TX, Z0, .80, grip='near'); door('back', ox1, TX, .80, FZ); knob('back', ox1 + .05, 1.10)
xm, w, z0, z1 = (ox0 + ox1) / 2, ox1 - ox0 - .005, .50, 1.12
box('oven', (w, .022, z1 - z0 - .006), (xm, -DEEP + .006, (z0 + z1) / 2), bglass, .0025, 3); box('ovst', (w - .002, .0232, .085), (xm, -DEEP + .0058, z1 - .047), simple('ovst', '#202123', .3, .5), .002)
for s in (-1, 0, 1): cyl('knobo', .016, .018, (xm + s * .15, -DEEP - .014, z1 - .047), steel, (math.radians(90), 0, 0), .003)
tube('ovh', [(xm - w / 2 + .05, -DEEP - .045, z1 - .13), (xm + w / 2 - .05, -DEEP - .045, z1 - .13)], .008, steel, smooth=False)
for s in (-1, 1): cyl('ovs', .006, .045, (xm + s * (w / 2 - .08), -DEEP - .024, z1 - .13), steel, (math.radians(90), 0, 0))
tw = fabric('towel', '#e3dccd', '#cbbfa8')
for k, (y, L) in enumerate(((-.659, .46), (-.632, .36))): box('towel', (.26, .006, L), (xm + .06, y, z1 - .125 - L / 2), tw, .002, rot=(math.radians(1.2 if k == 0 else -1), 0, 0))
# a shelf beside the window
box('shelf', (.30, .20, .03), (BX - .155, -.105, 1.52), oakx, .002, 3)

# --- what stands about
def board(x, w, h, lean, mat, y): rbox('board', (w, .02, h), (x, y - .01 - math.sin(-lean) * h / 2, TOP + math.cos(lean) * h / 2 + .001), mat, .035, 'y', .003, rot=(lean, 0, 0))
board(.36, .28, .42, math.radians(-9), oakz, -.03); board(.50, .20, .30, math.radians(-12), walz, -.06)
lathe('bowl', spline_prof([(.05, 0), (.06, .005), (.12, .04), (.155, .085), (.16, .095)]) + spline_prof([(.153, .093), (.11, .046), (.04, .014), (0, .012)]), (.34, -.74, TOP), stonew, 64)
green = simple('lime', '#7f8f3a', .42, bump=.2, bscale=300)
for i, (dx, dy, dz) in enumerate(((-.05, .01, .06), (.045, .03, .06), (0, -.055, .06), (.0, .01, .112), (.07, -.04, .07))): lathe('lime', spline_prof([(0, -.036), (.012, -.035), (.030, -.02), (.035, 0), (.029, .022), (.012, .035), (0, .038)]), (.34 + dx, -.74 + dy, TOP + dz), green, 32, rot=(.5 * i, .4 * i, i))
lathe('pot', [(0, 0), (.105, 0), (.116, .008), (.118, .12), (.121, .123), (.115, .126), (.113, .12), (0, .12)], (.24, -1.42, TOP + .006), blue, 64); lathe('lid', spline_prof([(.120, .126), (.108, .134), (.055, .150), (.016, .154)]), (.24, -1.42, TOP + .006), blue, 64); lathe('knb', spline_prof([(.01, .152), (.02, .168), (.017, .178), (0, .18)]), (.24, -1.42, TOP + .006), brass, 40)
for s in (-1, 1): tube('poth', [(-.03, s * .116, 0), (-.022, s * .15, 0), (.022, s * .15, 0), (.03, s * .116, 0)], .0065, blue, (.24, -1.42, TOP + .095))
lathe('kettle', spline_prof([(.085, 0), (.10, .02), (.10, .07), (.07, .13), (.03, .155), (.02, .165), (.012, .18), (0, .182)]), (.30, -1.74, TOP + .006), steel, 56); tube('ks', [(.37, -1.74, TOP + .06), (.42, -1.74, TOP + .085), (.452, -1.74, TOP + .125), (.478, -1.74, TOP + .15)], .016, steel, taper=.55); tube('kh', [(.38, -1.74, TOP + .11), (.37, -1.74, TOP + .23), (.30, -1.74, TOP + .27), (.23, -1.74, TOP + .23), (.22, -1.74, TOP + .11)], .007, black)
lathe('crock', spline_prof([(.05, 0), (.058, .02), (.06, .08), (.056, .14), (.058, .145)]) + [(.052, .145), (.05, .03), (0, .03)], (.16, -1.16, TOP), stonew)
for ax, ay, L, m in ((.10, -.05, .27, oakz), (-.05, .12, .25, walz), (.12, .14, .29, oakz)):
    d = Vector((ax, ay, 1)).normalized(); p = Vector((.16, -1.16, TOP + .035)); tube('ut', [p, p + d * L], .005, m, smooth=False); lathe('uth', spline_prof([(0, -.038), (.02, -.02), (.024, 0), (.016, .025), (0, .034)]), tuple(p + d * (L + .02)), m, 24, rot=tuple(d.to_track_quat('Z', 'Y').to_euler())).scale = (1, .3, 1)
oil = T('oilglass'); oil.pbsdf('#4a4213', .06, 0, .5)
for y, h, r, m in ((-.34, .29, .033, oil.mat), (-.43, .22, .030, stonew)): lathe('bottle', spline_prof([(r * .9, 0), (r, .01), (r, h * .55), (r * .9, h * .64), (r * .38, h * .76), (r * .34, h * .9), (r * .4, h * .93)]) + [(0, h * .93)], (.12, y, TOP), m); cyl('cork', r * .3, .03, (.12, y, TOP + h * .95), oakz)
for i, (y, h, c) in enumerate(((-2.16, .20, '#c9a06a'), (-2.30, .17, '#e9e0cc'), (-2.43, .22, '#7b4a2b'))):
    lathe('jar', spline_prof([(.052, 0), (.057, .005), (.057, h * .9), (.052, h)]), (.13, y, TOP), glass('jar', '#f4f8f6'), 40); lathe('fill', [(0, .004), (.053, .004), (.053, h * .7), (0, h * .72)], (.13, y, TOP), simple('fill%d' % i, c, .9, bump=.8, bscale=260), 40); cyl('jlid', .054, .022, (.13, y, TOP + h + .008), oakz, bevel=.003)
herb((1.98, .05, bz0 + .012), seed=2, n=110, pot='#b9674a'); herb((.98, .06, bz0 + .012), seed=6, n=80, pot='#d8cfbf', h=.13)
lathe('jug', spline_prof([(.05, 0), (.06, .01), (.072, .07), (.052, .15), (.042, .19), (.049, .22)]) + [(.044, .22), (.04, .1), (0, .05)], (2.20, -.24, TOP), stonew, 48); branches((2.20, -.24, TOP + .22), n=6, h=.36, spread=.22, per=10, seed=9, col=('#6f7f63', '#93a184'))
lathe('soap', spline_prof([(0, 0), (.034, .001), (.036, .006), (.036, .11), (.030, .128), (.012, .134), (.012, .15)]) + [(0, .15)], (1.86, -.09, TOP), simple('amber', '#4a2a12', .1, spec=.6), 48); cyl('pc', .014, .018, (1.86, -.09, TOP + .156), black); tube('pn', [(1.86, -.09, TOP + .17), (1.86, -.09, TOP + .19), (1.862, -.13, TOP + .192)], .005, black)
for i, z in enumerate((0, .011, .022, .033)): lathe('plate', spline_prof([(0, 0), (.055, .002), (.085, .012), (.095, .016)]) + [(.093, .019), (.05, .006), (0, .006)], (BX - .20, -.105, 1.535 + z), stonew, 48)
lathe('cup', [(0, 0), (.032, 0), (.036, .004), (.040, .08), (.038, .082), (.036, .08), (.033, .01), (0, .01)], (BX - .06, -.10, 1.535), blue, 40)
ru = T('rug'); v = ru.coord('Object', False); sp = ru.n('SeparateXYZ'); ru.put(sp.inputs[0], v)
border = ru.math('GREATER_THAN', ru.math('ABSOLUTE', ru.math('SUBTRACT', ru.math('ABSOLUTE', sp.outputs[0]), .70)), .018)
ru.pbsdf(ru.mix(border, '#ddd3bf', ru.mix(ru.noise(ru.scale(v, (260, 14, 1)), 1, 3, .6), '#a39b86', '#8d8672')), .95, 0, .1, ru.bump(ru.noise(ru.scale(v, (300, 300, 1)), 1, 3), .9, .003), Sheen=.3); rbox('rug', (1.6, .62, .010), (1.62, -1.16, .006), ru.mat, .01, 'z', .003)
for o in bpy.context.scene.objects:
    if o.name.split('.')[0] == 'led': o.visible_diffuse = False
for m in bpy.data.materials: m.cycles.sample_as_light = False

# --- garden, light: the sun comes in over the sink
back_garden(4.4, 1.2, .9, 2.3)
sky(.8 * shot['sky'], 34, 0, False, 1.0, .6, sat=.8); wv = bpy.context.scene.world.cycles_visibility; wv.diffuse = False; wv.scatter = False; wv.transmission = False
sun((-.46, -1.0, -.66), a.sun * shot['sun'], 1.0, (1, .90, .76))
area('winB', ((bx0 + bx1) / 2, .14, (bz0 + bz1) / 2), (1.4, -5, .8), bx1 - bx0 - .1, bz1 - bz0 - .1, a.kb * shot['day'], (.92, .96, 1) if shot['sun'] else (.55, .70, 1))
area('winR', (W1 + .02, (ry0 + ry1) / 2, (rz0 + rz1) / 2), (0, (ry0 + ry1) / 2 + .8, 1.0), ry1 - ry0 - .1, rz1 - rz0 - .1, a.kr * shot['day'], (.90, .95, 1) if shot['sun'] else (.55, .70, 1))
area('fill', (2.2, D + .05, 1.6), (1.4, 0, 1.3), 3.0, 1.6, a.fill * shot['day'], (1, .97, .92)).visible_glossy = False
if shot['lamp']: area('lamp', (1.7, -2.2, H - .02), (1.7, -2.2, 0), .5, .5, shot['lamp'], (1, .92, .83))
camera(shot['at'], yaw=shot['yaw'], lens=shot['lens'], shift=shot['shift'], fstop=2.2, focus=shot['focus'])
settings(a, exposure=a.expo, look=a.look)
if a.mask: mask_mode({'front': (1, 0, 0)})
if a.albedo: albedo_mode('front', 'front')
if a.passes: aux_passes(a.out)
render(a.out)
