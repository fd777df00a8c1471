"""A bedroom in the morning: a chest of drawers below a mirror, and, in another room, a bed between two bedside cabinets before a panelled headboard."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
a = args(out='out/bedroom.png', shot='chest', film='pine', spp=16, pct=50, seed=0, thr=0.0, threads=2, passes=False, mask=False, look='Medium High Contrast', expo=0.0, crop='', db=4, sun=10.0, kl=70.0, fill=16.0)
SHOTS = {
    'chest': dict(at=(-.74, -3.40, 1.20), yaw=16, lens=36, shift=(0, -.115), focus=3.05),
    'bed': dict(at=(-1.32, -4.05, 1.38), yaw=20, lens=30, shift=(0, -.10), focus=3.5),
}
FILMS = {
    'pine': dict(kind='matt', color='#2f4238'),
    'walnut': dict(kind='wood', wood='walnut', matched=True, figure=.6),
    'before': dict(kind='wood', wood='beech_orange', axis='x', worn=True, ring=60, figure=.7),
}
shot = SHOTS[a.shot]; chest = a.shot == 'chest'
reset()
def plaster(name, c1, c2):
    t = T(name); v = t.coord('Object', False)
    t.pbsdf(t.mix(t.noise(v, 1.3, 6, .6), c1, c2), .9, 0, .2, t.bump(t.math('ADD', t.noise(v, 6, 5, .6), t.math('MULTIPLY', t.noise(v, 60, 4), .25)), .22, .006)); return t.mat
front = film('front', FILMS[a.film])
wall = plaster('wall', '#cdb8a2', '#dac8b4') if chest else plaster('wall', '#b3b5a3', '#c0c2b1')
white, black, brass = simple('white', '#ebe8e0', .4), simple('black', '#1a1a1b', .45), simple('brass', '#ad8a50', .28, 1.0, var=.05)
stonew, clay, dark = simple('ceramic', '#d6cbb9', .6, bump=.14, bscale=150), simple('clay', '#9c5f41', .8, bump=.25, bscale=110), simple('gap', '#1c1a18', .85)
oakx, oakz = wood('oakx', 'oak_natural', 'x', .45, figure=.6), wood('oakz', 'oak_natural', 'z', .45, figure=.6)
cur = T('curtain'); tl, df, mx = cur.n('BsdfTranslucent'), cur.n('BsdfDiffuse'), cur.n('MixShader'); mx.inputs[0].default_value = .5; cur.put(tl.inputs[0], '#efe7d8'); cur.put(df.inputs[0], '#e6decf')
cur.nt.links.new(df.outputs[0], mx.inputs[1]); cur.nt.links.new(tl.outputs[0], mx.inputs[2]); cur.nt.links.new(mx.outputs[0], cur.out.inputs[0])

# --- the room: a window on the left, which the camera does not look out of
W0, W1, D, H = -2.0, 2.5, -4.8, 2.7
box('sub', (7, 7, .1), (0, -2, -.062), simple('joint', '#4a3826', .9), 0); tiles('floor', 5.6, 5.8, 1.7, .16, .0022, .012, wood('floor', 'oak_floor', uv=True, rough=.42, bump=.2), (.2, -2.4, -.006), (0, 0, 0), bond=-1, bevel=.0014, tilt=.0003)
box('ceil', (7, 7, .2), (0, -2, H + .1), simple('ceil', '#efebe3', .9), 0); box('back', (7, .2, H), (0, .1, H / 2), wall, 0); box('right', (.2, 7, H), (W1 + .1, -2, H / 2), wall, 0); box('rear', (7, .2, H), (0, D - .1, H / 2), simple('rear', '#bfb19b', .9), 0)
wy0, wy1, wz0, wz1 = -2.9, -.75, .35, 2.40
for y0, y1, z0, z1 in ((D, wy0, 0, H), (wy1, .2, 0, H), (wy0, wy1, 0, wz0), (wy0, wy1, wz1, H)): box('left', (.3, y1 - y0, z1 - z0), (W0 - .15, (y0 + y1) / 2, (z0 + z1) / 2), wall, 0)
for y in (wy0 + .03, wy0 + (wy1 - wy0) / 3, wy0 + (wy1 - wy0) * 2 / 3, wy1 - .03): box('mull', (.06, .045, wz1 - wz0), (W0 - .2, y, (wz0 + wz1) / 2), white, .003)
for z in (wz0 + .03, 1.70, wz1 - .03): box('tran', (.06, wy1 - wy0, .045), (W0 - .2, (wy0 + wy1) / 2, z), white, .003)
box('skirt', (W1 - W0, .018, .13), ((W0 + W1) / 2, -.009, .065), white, .004); box('skirt', (.018, -D, .13), (W1 - .009, D / 2, .065), white, .004)
bm = bmesh.new(); rows = []
for k, z in enumerate((.012, .9, 1.8, 2.58)): rows.append([bm.verts.new((W0 + .10 + .040 * (1.15 - .1 * k) * math.sin(i / 150 * 40 + .4 * math.sin(i * .05) + .1 * k) + .010 * math.sin(i * .53), -.80 + .62 * i / 150, z)) for i in range(151)])
for p, q in zip(rows, rows[1:]):
    for i in range(150): bm.faces.new((p[i], p[i + 1], q[i + 1], q[i])).smooth = True
obj('curtain', bm_to_mesh(bm, 'curtain'), cur.mat); tube('rod', [(W0 + .10, -3.4, 2.60), (W0 + .10, -.12, 2.60)], .011, brass, smooth=False)

def shade(x, y, z, r0, r1, h, power):
    """a linen lampshade with its light on"""
    s = T('shade'); tr, d, m, e = s.n('BsdfTranslucent'), s.n('BsdfDiffuse'), s.n('AddShader'), s.n('Emission'); s.put(tr.inputs[0], '#e8dcc4'); s.put(e.inputs[0], (1, .74, .45)); e.inputs[1].default_value = .9
    s.nt.links.new(tr.outputs[0], m.inputs[0]); s.nt.links.new(e.outputs[0], m.inputs[1]); s.nt.links.new(m.outputs[0], s.out.inputs[0])
    lathe('shade', [(r0, 0), (r1, h)], (x, y, z), s.mat, 72); l = area('lampl', (x, y, z + h / 2), (x, y, 0), .1, .1, power, (1, .76, .50)); l.data.shape = 'DISK'
def drawers(x0, x1, y, z0, z1, rows_, cols, pull):
    """drawer fronts with gaps, each with a round pull in the middle"""
    w_, g = (x1 - x0) / cols, .003; heights = [(z1 - z0) * r / sum(rows_) for r in rows_]
    box('gapd', (x1 - x0 - .01, .01, z1 - z0 - .01), ((x0 + x1) / 2, y + .018, (z0 + z1) / 2), dark, 0)
    z = z0
    for h_ in heights:
        for i in range(cols):
            x = x0 + (i + .5) * w_
            box('drawer', (w_ - g, .020, h_ - g), (x, y, z + h_ / 2), front, .0025, 3, rot=(math.radians(R.gauss(0, .04)), 0, math.radians(R.gauss(0, .04))), tag='front')
            cyl('stem', .006, .016, (x, y - .017, z + h_ / 2), brass, (math.radians(90), 0, 0)); lathe('knob', spline_prof([(0, 0), (.014, .001), (.0165, .007), (.013, .013), (0, .015)]), (x, y - .024, z + h_ / 2), brass, 40, rot=(math.radians(90), 0, 0))
        z += h_
def books(x, y, z, stack):
    for i, (w_, h_, c) in enumerate(stack):
        box('book', (w_, w_ * .74, h_), (x, y, z + h_ / 2), simple('bk%d%s' % (i, c[1:]), c, .7), .002, rot=(0, 0, .10 * i - .08)); z += h_ + .0006
    return z
def sheet(name, xc, hw, top, y0, y1, hem, mat, seed, crease=.012, thick=.012):
    """cloth over a bed: flat on top, rounded over both sides, down to `hem`"""
    bm = bmesh.new(); r = .08; arc = r * math.pi / 2; half = hw - r + arc + (top - r - hem); n, m = 150, 110; rows = []
    for j in range(m + 1):
        y = y0 + (y1 - y0) * j / m; row = []
        for i in range(n + 1):
            s = -half + 2 * half * i / n; q = abs(s); sg = 1 if s > 0 else -1
            if q < hw - r: x, z, out = q, top, (0, 1)
            elif q < hw - r + arc: f = (q - hw + r) / r; x, z, out = hw - r + r * math.sin(f), top - r + r * math.cos(f), (math.sin(f), math.cos(f))
            else: x, z, out = hw, top - r - (q - hw + r - arc), (1, 0)
            k = mn.noise(Vector((s * 2.6, y * 2.1, seed))) * 1.3 + .55 * mn.noise(Vector((s * 6 + y * 3, y * 5 - s * 2, seed + 4))) + .22 * mn.noise(Vector((s * 15, y * 13, seed + 9)))
            hang = max(0, min(1, (q - hw + r) / .25)); w_ = crease * k + hang * .016 * math.sin(y * 15 + 2.2 * mn.noise(Vector((y * 2, sg, seed))))
            row.append(bm.verts.new((xc + sg * (x + out[0] * w_), y + .010 * mn.noise(Vector((s * 3, 7, seed))), z + out[1] * w_)))
        rows.append(row)
    for p, q in zip(rows, rows[1:]):
        for i in range(n): bm.faces.new((p[i], p[i + 1], q[i + 1], q[i])).smooth = True
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    o = obj(name, bm_to_mesh(bm, name), mat); s = o.modifiers.new('s', 'SOLIDIFY'); s.thickness = thick; s.offset = 1; return o

if chest:
    X0, X1, DP, Z0, Z1 = -.55, .95, .46, .20, .86; XC = (X0 + X1) / 2
    box('top', (X1 - X0, DP + .004, .024), (XC, -DP / 2 - .002, Z1 - .012), front, .003, 3, tag='front'); box('floor_', (X1 - X0 - .044, DP, .022), (XC, -DP / 2, Z0 + .011), front, .002, tag='front')
    for x in (X0 + .011, X1 - .011): box('side', (.022, DP, Z1 - Z0 - .024), (x, -DP / 2, (Z0 + Z1) / 2 - .012), front, .002, tag='front')
    drawers(X0 + .024, X1 - .024, -DP + .008, Z0 + .024, Z1 - .026, (1.25, 1.1, .9), 2, brass)
    for x, sx in ((X0 + .10, -1), (X1 - .10, 1)):
        for y, sy in ((-.07, 1), (-DP + .07, -1)): tube('leg', [(x, y, Z0 + .004), (x + sx * .03, y + sy * .012, 0)], .021, oakz, smooth=False, taper=.62)
    # a round mirror, a lamp, books, a vase with branches, a small print
    mir = T('mirror'); mir.pbsdf('#e9eceb', .015, 1.0); lathe('mir', [(0, 0), (.33, 0)], (XC + .06, -.022, 1.46), mir.mat, 128, rot=(math.radians(90), 0, 0)); lathe('mfr', [(.329, 0), (.329, .016), (.344, .016), (.344, -.016)], (XC + .06, -.014, 1.46), oakz, 128, rot=(math.radians(90), 0, 0))
    lathe('lampb', spline_prof([(.075, 0), (.105, .03), (.112, .11), (.07, .19), (.022, .225), (.012, .27)]), (X0 + .24, -.22, Z1), clay, 64); shade(X0 + .24, -.22, Z1 + .25, .165, .115, .20, 2.2)
    top = books(XC + .02, -.23, Z1, ((.27, .030, '#8a4a33'), (.245, .026, '#d8d2c6'), (.22, .022, '#5c6b62')))
    lathe('bowl', spline_prof([(.03, 0), (.035, .004), (.058, .026), (.072, .050)]) + spline_prof([(.069, .048), (.054, .026), (.02, .010), (0, .009)]), (XC + .02, -.23, top), stonew, 56)
    lathe('vase', spline_prof([(.05, 0), (.088, .025), (.108, .11), (.082, .20), (.04, .24), (.046, .262)]) + [(.040, .26), (.036, .2), (0, .19)], (X1 - .26, -.22, Z1), stonew, 72); branches((X1 - .26, -.22, Z1 + .24), n=6, h=.58, spread=.34, per=13, seed=17, col=('#5d6b48', '#87946a'))
    box('fr', (.20, .016, .26), (XC + .33, -.055, Z1 + .131), oakz, .002, rot=(math.radians(-9), 0, 0)); box('frp', (.172, .002, .232), (XC + .33, -.0645, Z1 + .130), simple('frp', '#efe8da', .85), 0, rot=(math.radians(-9), 0, 0)); lathe('frd', [(0, 0), (.05, 0)], (XC + .33, -.0662, Z1 + .14), simple('frd', '#b9785a', .85), 48, rot=(math.radians(81), 0, 0))
    # an armchair with a blanket on the right, a basket on the left, a rug
    rbox('rug', (2.7, 1.9, .014), (.55, -1.75, .007), fabric('rug', '#cdc2ae', '#b9ad97'), .02, 'z', .004)
    ax, ay, ar = 1.78, -.72, math.radians(38); M = Matrix.Translation((ax, ay, 0)) @ Matrix.Rotation(-ar, 4, 'Z'); at = lambda *p: tuple(M @ Vector(p)); boucle = fabric('boucle', '#d9cdb9', '#c6b89f')
    cushion(.66, .66, .17, at(0, -.02, .36), boucle, rot=(0, 0, -ar), seed=3, edge=.07, puff=.3); cushion(.80, .17, .60, at(0, .34, .58), boucle, rot=(math.radians(-9), 0, -ar), seed=5, edge=.075, puff=.2)
    for s in (-1, 1): cushion(.14, .70, .42, at(s * .39, .02, .38), boucle, rot=(0, 0, -ar), seed=7 + s, edge=.065, puff=.2)
    for s in (-1, 1):
        for q in (-.26, .30): tube('al', [at(s * .34, q, .20), at(s * .36, q * 1.08, 0)], .019, oakz, smooth=False, taper=.7)
    pillow(.21, .07, at(.02, .16, .59), fabric('rust', '#a8664a', '#96593f'), (math.radians(66), math.radians(6), -ar), seed=2)
    bk = T('basket'); v = bk.coord('Object', False); s = bk.n('SeparateXYZ'); bk.put(s.inputs[0], v); weave = bk.math('ABSOLUTE', bk.math('SINE', bk.math('MULTIPLY', s.outputs[2], 190))); bk.pbsdf(bk.mix(weave, '#8a6a45', '#b99a6e'), .8, 0, .2, bk.bump(weave, .8, .006))
    lathe('basket', spline_prof([(.15, 0), (.185, .05), (.20, .18), (.185, .30), (.18, .315)]) + [(.168, .31), (.18, .18), (0, .10)], (X0 - .48, -.34, .001), bk.mat, 72)
    for i, (dx, dy, z, c, d) in enumerate(((-.03, .02, .30, '#8f9a8a', '#7c8877'), (.02, -.03, .39, '#d9cfbf', '#c9bda9'))): cushion(.31 - .05 * i, .27 - .04 * i, .14, (X0 - .48 + dx, -.34 + dy, z), fabric('blanket%d' % i, c, d), rot=(.12, .22 - .4 * i, .5 * i), puff=.9, seed=20 + i, edge=.065)
    # what the mirror sees on the wall behind the camera
    for x, w_, h_, c in ((.55, .80, 1.05, '#7f8f78'), (1.60, .55, .75, '#6d7a63')): box('rfr', (w_ + .05, .03, h_ + .05), (x, D + .02, 1.62), oakz, .002); box('rart', (w_, .004, h_), (x, D + .038, 1.62), simple('rart' + c[1:], '#efe8da', .85), 0); lathe('rdisc', [(0, 0), (w_ * .27, 0)], (x, D + .042, 1.58), simple('rd' + c[1:], c, .85), 64, rot=(math.radians(90), 0, 0))
    plant_big((-.35, D + .5, 0), h=1.7, seed=8, n=40, pot='#c8bba6')
else:
    BX, BW, BL, top = .42, 1.62, 2.08, .50      # the bed: its middle, width, length and top
    # headboard of tall panels, a shelf over them, and bedside cabinets between floor and panels
    HX0, HX1, HZ = BX - 1.62, BX + 1.62, 1.18; n = 6; w_ = (HX1 - HX0) / n
    box('hgap', (HX1 - HX0 - .02, .02, HZ - .14), ((HX0 + HX1) / 2, -.012, (HZ + .13) / 2), dark, 0)
    for i in range(n): box('panel', (w_ - .004, .022, HZ - .13), (HX0 + (i + .5) * w_, -.034, (HZ + .13) / 2), front, .002, 3, tag='front')
    box('ledge', (HX1 - HX0 + .01, .11, .022), ((HX0 + HX1) / 2, -.055, HZ + .011), front, .003, 3, tag='front')
    for s in (-1, 1):
        x = BX + s * (BW / 2 + .38); CW, CD, C0, C1 = .52, .40, .22, .50
        for z in (C0 + .010, C1 - .010): box('cab', (CW, CD, .020), (x, -.046 - CD / 2, z), front, .002, 3, tag='front')
        for q in (-1, 1): box('cabs', (.020, CD, C1 - C0 - .04), (x + q * (CW / 2 - .010), -.046 - CD / 2, (C0 + C1) / 2), front, .002, tag='front')
        drawers(x - CW / 2 + .022, x + CW / 2 - .022, -.046 - CD + .008, C0 + .022, C1 - .022, (1,), 1, brass)
        # a globe on a brass arm
        cyl('rose', .036, .012, (x, -.051, .98), brass, (math.radians(90), 0, 0), .003); tube('arm', [(x, -.055, .98), (x, -.16, .98), (x, -.175, 1.00)], .007, brass); lathe('globe', [(.075 * math.sin(t_ / 24 * math.pi), .075 - .075 * math.cos(t_ / 24 * math.pi)) for t_ in range(25)], (x, -.175, 1.005), emis('globe%d' % s, (1, .82, .60), 2.4), 48)
        l = bpy.data.lights.new('pl', 'POINT'); l.energy = 3.0; l.color = (1, .80, .55); l.shadow_soft_size = .08; o = bpy.data.objects.new('pl', l); o.location = (x, -.20, 1.08); link(o)
    linen, linen2, sheetm = fabric('linen', '#e7dfd1', '#d8cebd'), fabric('linen2', '#ded3c1', '#cec1ab'), simple('sheet', '#ece7dd', .85, bump=.06, bscale=500)
    box('base', (BW + .02, BL, .22), (BX, -.06 - BL / 2, .20), fabric('base', '#b5aa97', '#a4987f'), .02, 3); cushion(BW, BL, .24, (BX, -.06 - BL / 2, top - .13), sheetm, seed=4, edge=.05, puff=.05)
    for sx in (-1, 1):
        for y in (-.25, -1.95): cyl('foot', .022, .09, (BX + sx * (BW / 2 - .12), y, .045), oakz)
    sheet('duvet', BX, BW / 2 + .035, top + .045, -.62, -2.20, .20, linen, 3.0, .016, .030)
    # both lie on the duvet, so they have its creases
    sheet('turned', BX, BW / 2 + .066, top + .078, -.56, -.86, .28, sheetm, 3.0, .016, .020)
    sheet('throw', BX, BW / 2 + .070, top + .080, -1.55, -2.02, .13, fabric('rust', '#a8664a', '#93563b'), 3.0, .016, .012)
    for i, x in enumerate((-.40, .40)):
        o = pillow(.27, .105, (BX + x, -.20, top + .24), sheetm, (math.radians(68), 0, math.radians(2 - 4 * i)), seed=4 + i); o.scale = (1.30, 1, 1)
        o = pillow(.26, .10, (BX + x * .98, -.33, top + .20), linen2, (math.radians(60), 0, math.radians(-3 + 5 * i)), seed=8 + i); o.scale = (1.25, 1, 1)
    pillow(.21, .085, (BX + .03, -.50, top + .20), fabric('olive', '#6f7863', '#5d664f'), (math.radians(58), 0, math.radians(5)), seed=11)
    # on the cabinets: books and a cup, a vase; over the bed a print
    x = BX - BW / 2 - .38; t_ = books(x - .05, -.25, .50, ((.21, .026, '#46514a'), (.19, .022, '#cfc6b6'))); lathe('cup', [(0, 0), (.030, 0), (.036, .006), (.039, .075), (.0365, .075), (.033, .012), (0, .012)], (x - .03, -.25, t_), stonew, 48)
    x = BX + BW / 2 + .38; lathe('vase', spline_prof([(.035, 0), (.06, .02), (.072, .085), (.052, .145), (.024, .175), (.028, .19)]) + [(.022, .188), (0, .16)], (x + .08, -.24, .50), clay, 56); branches((x + .08, -.24, .68), n=4, h=.36, spread=.24, per=10, seed=23, col=('#5d6b48', '#87946a'))
    at_ = T('art'); v = at_.coord('Object', False); s = at_.n('SeparateXYZ'); at_.put(s.inputs[0], v); hill = lambda off, amp, f, ph: at_.math('LESS_THAN', s.outputs[2], at_.math('ADD', off, at_.math('MULTIPLY', at_.math('SINE', at_.math('ADD', at_.math('MULTIPLY', s.outputs[0], f), ph)), amp)))
    at_.pbsdf(at_.mix(at_.math('MULTIPLY', at_.noise(v, 170, 3), .15), at_.mix(hill(-.10, .05, 6, 2), at_.mix(hill(.05, .06, 5, 0), '#e9dfce', '#c9a37a'), '#7f8f78'), '#f4eee2'), .8)
    box('art', (1.02, .004, .68), (BX, -.020, 1.78), at_.mat, 0)
    for px, pz, u, q in ((BX, 2.1325, 1.07, .025), (BX, 1.4275, 1.07, .025), (BX - .5225, 1.78, .025, .68), (BX + .5225, 1.78, .025, .68)): box('afr', (u, .032, q), (px, -.018, pz), oakz, .002)
    rbox('rug', (3.2, 2.2, .016), (BX, -2.1, .008), fabric('rug', '#cdc2ae', '#b9ad97'), .02, 'z', .004)
    # a bench at the foot of the bed
    box('bench', (1.30, .38, .05), (BX, -2.52, .43), oakx, .006, 3); cushion(1.28, .37, .07, (BX, -2.52, .485), fabric('benchc', '#7b7f70', '#64685b'), seed=9, edge=.03, puff=.12)
    for sx in (-.56, .56):
        for sy in (-.13, .13): tube('bl', [(BX + sx, -2.52 + sy, .41), (BX + sx * 1.05, -2.52 + sy * 1.15, 0)], .018, oakz, smooth=False, taper=.7)
    plant_big((2.20, -.50, 0), h=1.60, seed=8, n=44, pot='#c8bba6')

for o in bpy.context.scene.objects:
    if o.name.split('.')[0] == 'globe': o.visible_diffuse = False; o.visible_shadow = False
for m in bpy.data.materials: m.cycles.sample_as_light = False
sky(.3, 30, 0); bpy.context.scene.world.cycles_visibility.diffuse = False
sun((1.0, .62, -.70) if chest else (1.0, .30, -.62), a.sun, .8, (1, .88, .72))
area('win', (W0 - .02, (wy0 + wy1) / 2, (wz0 + wz1) / 2), (1.5, (wy0 + wy1) / 2, .8), wy1 - wy0, wz1 - wz0, a.kl, (.88, .94, 1)); area('fill', (.3, D + .1, 1.8), (.2, 0, 1.0), 2.8, 1.6, a.fill, (1, .96, .9)).visible_glossy = False
camera(shot['at'], yaw=shot['yaw'], lens=shot['lens'], shift=shot['shift'], fstop=4, focus=shot['focus'])
settings(a, exposure=a.expo, look=a.look)
if a.mask: mask_mode({'front': (1, 0, 0)})
if a.passes: aux_passes(a.out)
render(a.out)
