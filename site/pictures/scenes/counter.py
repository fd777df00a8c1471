import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
a = args(out='out/counter.png', film='forest', spp=16, pct=50, seed=0, thr=0.0, threads=2, passes=False, mask=False, albedo=False, look='Medium High Contrast', expo=0.0, crop='', db=3, sun=7.5)
FILMS = {'walnut': dict(kind='wood', wood='walnut', figure=.9), 'forest': dict(kind='matt', color='#2f4a3c'), 'oak': dict(kind='wood', wood='oak_light', figure=.45, ring=105), 'anthracite': dict(kind='matt', color='#34373b'),
         'before': dict(kind='wood', wood='beech_orange', worn=True, ring=55, figure=.75, pores=.6), 'w80': dict(kind='matt', color=(.8, .8, .8)), 'k00': dict(kind='matt', color=(0., 0., 0.))}
reset()
front = film('front', FILMS[a.film])
wall = simple('wall', '#ddd6ca', .85, bump=.06, bscale=220); white = simple('white', '#efece6', .4); black = simple('black', '#1d1e20', .4); dark = simple('gap', '#2a2826', .7)
brass = simple('brass', '#a8854f', .32, 1.0, var=.05); oakz = wood('oakz', 'oak_natural', 'z', .45); oakx = wood('oakx', 'oak_natural', 'x', .45); clay = simple('clay', '#d9d0c1', .7, bump=.12, bscale=140)
st = T('top'); st.pbsdf(marble_nodes(st, st.scale(st.coord('Object', False), 1.3), '#e9e6df', '#b5b0a8', '#d2c4ab'), .28); stone = st.mat
tz = T('terrazzo'); v = tz.coord('Object', False); c = tz.mix(tz.noise(v, 1.1, 4), '#b8afa1', '#c1b8aa')
for sc, th, cols in ((34, .74, ('#8f7459', '#d6cfc2', '#6f675c', '#a06a4f')), (75, .66, ('#dcd5c8', '#756d62', '#ad9070', '#595c56'))):
    vo = tz.voronoi(v, sc, 'F1', 'Color'); ed = tz.voronoi(v, sc, 'DISTANCE_TO_EDGE'); sp = tz.n('SeparateColor'); tz.put(sp.inputs[0], vo)
    c = tz.mix(tz.math('MULTIPLY', tz.math('GREATER_THAN', sp.outputs[0], th), tz.mapr(ed, .04, .09, 0, .85)), c, tz.ramp(sp.outputs[1], [(k / 3, q) for k, q in enumerate(cols)], 'CONSTANT'))
tz.pbsdf(c, tz.mapr(tz.noise(v, 3, 4), .3, .7, .24, .32), 0, .5)
W0, W1, D, H = -3.1, 3.3, -8.0, 3.05
box('sub', (7.5, 9, .1), (0, -4, -.064), simple('joint', '#9a9184', .9), 0)
tiles('floor', 7.2, 8.4, .9, .9, .0025, .02, tz.mat, (W0 + 3.6, -4.2, -.010), bevel=.0008, uvrand=False)
box('ceil', (7.5, 9, .2), (0, -4, H + .1), simple('c', '#f1eee8', .9), 0); box('back', (7.5, .2, H), (0, .1, H / 2), wall, 0); box('right', (.2, 9, H), (W1 + .1, -4, H / 2), wall, 0); box('rear', (7.5, .1, H), (0, D - .2, H / 2), wall, 0)
# --- window front at the left: black steel, a low sill
wy0, wy1, wz0, wz1 = -6.4, -.35, .12, 2.75
for y0, y1, z0, z1 in ((-8.4, wy0, 0, H), (wy1, 0, 0, H), (wy0, wy1, 0, wz0), (wy0, wy1, wz1, H)):
    box('left', (.3, y1 - y0, z1 - z0), (W0 - .15, (y0 + y1) / 2, (z0 + z1) / 2), wall, 0)
for k in range(6): box('wv', (.07, .055, wz1 - wz0), (W0 - .18, wy0 + .03 + k * (wy1 - wy0 - .06) / 5, (wz0 + wz1) / 2), black, .003)
for z in (wz0 + .03, 2.12, wz1 - .03): box('wh', (.07, wy1 - wy0, .055), (W0 - .18, (wy0 + wy1) / 2, z), black, .003)
g = T('garden'); c = g.ramp(g.noise(g.coord('Object', False), .9, 5, .6), [(.35, '#4a6536'), (.5, '#8aa566'), (.62, '#cbd8b0'), (.75, '#f2f6ea')])
e = g.n('Emission'); g.put(e.inputs[0], c); e.inputs[1].default_value = 2.4; g.nt.links.new(e.outputs[0], g.out.inputs[0])
gp = plane('garden', 40, 7, (-9, 2, 2.2), g.mat, (math.radians(90), 0, math.radians(90))); gp.visible_diffuse = False; gp.visible_shadow = False
# --- counter: a high part with a rounded corner and upright boards, a low part for who sits; stone tops, plinth set back
X0, X1, X2, YF, YB, HC, HL, PL, RC, TK = -1.45, 1.05, 2.40, -2.10, -1.46, 1.10, .76, .09, .30, .024
def path(off, x1, step=.004):
    """the counter's outline from its back at the left, round the corner, to x1: points and outward normals, moved out by off"""
    P = []; L1 = YB - (YF + RC); La = RC * math.pi / 2; L = L1 + La + x1 - (X0 + RC); n = int(L / step)
    for i in range(n + 1):
        s = L * i / n
        if s < L1: p, q = (X0, YB - s), (-1, 0)
        elif s < L1 + La: t = (s - L1) / RC; q = (-math.cos(t), -math.sin(t)); p = (X0 + RC + RC * q[0], YF + RC + RC * q[1])
        else: p, q = (X0 + RC + s - L1 - La, YF), (0, -1)
        o = off(s) if callable(off) else off; P.append((p[0] + q[0] * o, p[1] + q[1] * o))
    return P
def slab(name, P, z0, z1, mat, bev=.003, tag=None):
    bm = bmesh.new(); f = bm.faces.new([bm.verts.new((x, y, z0)) for x, y in P]); g = bmesh.ops.extrude_face_region(bm, geom=[f])
    bmesh.ops.translate(bm, vec=(0, 0, z1 - z0), verts=[q for q in g['geom'] if isinstance(q, bmesh.types.BMVert)]); bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    if bev: bmesh.ops.bevel(bm, geom=[q for q in bm.edges if q.calc_face_angle(0) > .8], offset=bev, segments=3, affect='EDGES')
    return obj(name, bm_to_mesh(bm, name), mat, tag=tag, wn=True)
def groove(s): d = abs((s / .085) % 1 - .5) * .085; return -.0065 * max(0, 1 - (d / .0075) ** 1.6)     # boards of 85 mm with a routed groove between them
bm = bmesh.new(); P = path(groove, X1, .0012); lo = [bm.verts.new((x, y, PL)) for x, y in P]; hi = [bm.verts.new((x, y, HC - TK)) for x, y in P]
for i in range(len(P) - 1): bm.faces.new((lo[i], lo[i + 1], hi[i + 1], hi[i]))
bmesh.ops.recalc_face_normals(bm, faces=bm.faces); obj('boards', bm_to_mesh(bm, 'boards'), front, tag='front', smooth=True)
slab('core', path(-.010, X1, .02) + [(X1, YB)], PL, HC - TK, front, 0, 'front')
slab('plinth', path(-.06, X1, .02) + [(X1, YB)], 0, PL, black, 0); box('plinth', (X2 - X1 - .05, .02, PL), ((X1 + X2 - .05) / 2, YF + .13, PL / 2), black, 0); box('plinth', (.02, .55, PL), (X2 - .06, YB - .2, PL / 2), black, 0)
slab('top', path(.030, X1 + .012, .02) + [(X1 + .012, YB + .02)], HC - TK, HC, stone)
box('endp', (.019, YB - YF - .002, HC - TK - PL), (X1 - .0095, (YF + YB) / 2, (HC - TK + PL) / 2), front, .0015, tag='front')
n = 2; w = (X2 - X1) / n; yl = YF + .07
for i in range(n): box('panel', (w - .003, .019, HL - TK - PL - .012), (X1 + (i + .5) * w, yl + .0095, (HL - TK - .012 + PL) / 2), front, .0015, 3, rot=(0, 0, math.radians(R.gauss(0, .05))), tag='front')
box('lbody', (X2 - X1 - .03, .02, HL - TK - PL), ((X1 + X2) / 2 - .01, yl + .031, (HL - TK + PL) / 2), dark, 0)
box('lend', (.022, YB + .06 - yl - .02, HL - TK), (X2 - .011, (yl + .02 + YB + .06) / 2, (HL - TK) / 2), front, .0015, tag='front')
rbox('ltop', (X2 - X1 + .018, YB + .10 - yl + .02, TK), ((X1 + X2) / 2 + .009, (YB + .10 + yl - .02) / 2, HL - TK / 2), stone, .006, 'z', .003)
# --- wall of cupboards: push-to-open doors, an oak niche
cx, n, CY, Z0, ZS, Z1 = -.90, 7, -.44, .08, 1.88, 2.50; w = (W1 - cx) / n; n0, n1, NZ = cx + 2 * w, cx + 4 * w, .95
def door(x0, x1, z0, z1):
    box('door', (x1 - x0 - .004, .019, z1 - z0 - .004), ((x0 + x1) / 2, CY - .0095, (z0 + z1) / 2), front, .0015, 3, rot=(math.radians(R.gauss(0, .04)), 0, math.radians(R.gauss(0, .06))), tag='front')
for x0, x1, z0, z1 in ((cx + .02, n0, .0, Z1), (n1, W1, 0, Z1), (n0, n1, 0, NZ), (n0, n1, ZS, Z1)): box('body', (x1 - x0, .40, z1 - z0 - .004), ((x0 + x1) / 2, CY + .21, (z0 + z1) / 2), dark, 0)
for i in range(n):
    x0, x1 = cx + .019 + i * (W1 - cx - .024) / n, cx + .019 + (i + 1) * (W1 - cx - .024) / n
    door(x0, x1, Z0, NZ if i in (2, 3) else ZS); door(x0, x1, ZS, Z1)
box('cend', (.019, .46, Z1), (cx + .0095, CY / 2 - .01, Z1 / 2), front, .0015, tag='front'); box('cpl', (W1 - cx, .02, Z0 - .003), ((W1 + cx) / 2, CY + .03, Z0 / 2), black, 0)
box('soff', (W1 - cx - .004, -CY - .01, H - Z1), ((W1 + cx) / 2, CY / 2, (H + Z1) / 2 + .002), wall, .002)
n0, n1 = n0 + .008, n1 + .0
box('nb', (n1 - n0, .01, ZS - NZ), ((n0 + n1) / 2, -.055, (NZ + ZS) / 2), oakx, 0)
for x in (n0 + .009, n1 - .009): box('ns', (.018, .40, ZS - NZ), (x, CY + .19, (NZ + ZS) / 2), oakz, .001)
for z in (NZ + .009, 1.42, ZS - .011): box('nh', (n1 - n0 - .036, .38 if z == 1.42 else .40, .022), ((n0 + n1) / 2, CY + .20 if z == 1.42 else CY + .19, z), oakx, .001)
led = emis('led', (1, .80, .56), 14)
for z in (1.42, ZS - .011): box('led', (n1 - n0 - .10, .008, .004), ((n0 + n1) / 2, -.085, z - .013), led, 0); area('ledA', ((n0 + n1) / 2, -.09, z - .02), ((n0 + n1) / 2, -.12, z - 1), n1 - n0 - .1, .02, 2.6, (1, .80, .58))
# --- what stands in the niche
def pot(prof, loc, mat, n=48): return lathe('pot', spline_prof(prof), loc, mat, n)
def books(x, y, z, lst):
    for w_, h_, c_ in lst: box('book', (w_, .19, h_), (x + w_ / 2, y, z + h_ / 2), simple('book' + c_, c_, .7), .002); x += w_ + .0015
SB, SU = NZ + .020, 1.431
books(n0 + .08, -.26, SB, ((.045, .29, '#46514a'), (.04, .31, '#d8d2c6'), (.045, .30, '#b7a58a'), (.035, .28, '#8a4a33'), (.045, .31, '#e6e1d6'), (.04, .29, '#2e3a45')))
for i, (w_, h_, c_) in enumerate(((.30, .035, '#d8d2c6'), (.27, .03, '#a8664a'), (.25, .028, '#46514a'))): box('bk', (w_, .21, h_), (n0 + .58, -.25, SB + .02 + i * .0335), simple('b%d' % i, c_, .7), .002, rot=(0, 0, .08 * i - .05))
pot([(.03, 0), (.06, .02), (.075, .07), (.06, .12), (.03, .145), (.033, .16)], (n0 + .58, -.25, SB + .10), simple('v1', '#8f9c86', .55))
pot([(.07, 0), (.10, .03), (.125, .12), (.10, .22), (.05, .27), (.055, .30)], (n0 + .96, -.24, SB), simple('v2', '#b9674a', .8, bump=.2, bscale=90))
for i in range(3): box('file', (.075, .26, .31), (n0 + .10 + i * .079, -.24, SU + .155), simple('file%d' % i, '#cfc6b6', .75), .002); cyl('fh', .013, .002, (n0 + .10 + i * .079, -.3705, SU + .09), black, (math.radians(90), 0, 0), .0004, 24)
pot([(.05, 0), (.085, .02), (.105, .09), (.08, .16), (.04, .20), (.045, .215)], (n0 + .52, -.22, SU), clay); branches((n0 + .52, -.22, SU + .20), n=4, h=.20, spread=.20, per=8, seed=9)
box('fr', (.26, .016, .33), (n0 + .92, -.075, SU + .163), oakz, .002, rot=(math.radians(-4), 0, 0)); box('frp', (.235, .002, .305), (n0 + .92, -.0845, SU + .163), simple('frp', '#efeae0', .7), 0, rot=(math.radians(-4), 0, 0)); lathe('frd', [(0, 0), (.07, 0)], (n0 + .92, -.0868, SU + .17), simple('frd', '#a8664a', .8), 48, rot=(math.radians(86), 0, 0))
# --- on the counter: vase, folders, a bell, a lamp; on the low part a screen and what belongs to it; a chair
pot([(.06, 0), (.10, .03), (.12, .11), (.085, .20), (.045, .245), (.05, .265)], (-1.02, -1.76, HC), simple('ware', '#7a5a44', .6, bump=.15, bscale=120)); branches((-1.02, -1.76, HC + .25), n=6, h=.50, spread=.36, per=14, seed=4)
for i in range(9): box('folder', (.148, .21, .0016), (-.30 + R.gauss(0, .002), -1.84 + R.gauss(0, .002), HC + .0012 + i * .0019), simple('fol%d' % i, '#e9e3d6' if i < 8 else '#8f9c86', .6), 0, rot=(0, 0, .10 + R.gauss(0, .012)))
box('gb', (.30, .215, .014), (.12, -1.84, HC + .0075), simple('gb', '#8a5a38', .5, bump=.15, bscale=300), .004, rot=(0, 0, -.06)); tube('pen', [(.05, -1.90, HC + .019), (.17, -1.86, HC + .019)], .0045, brass, smooth=False)
lathe('bell', [(0, .0), (.042, 0), (.044, .006), (.042, .010)] + spline_prof([(.040, .014), (.036, .032), (.020, .046), (0, .050)]), (.42, -1.87, HC), brass, 48); cyl('belk', .006, .014, (.42, -1.87, HC + .055), brass)
cyl('lb', .075, .016, (.80, -1.72, HC + .008), brass, bevel=.003); tube('ls', [(.80, -1.72, HC), (.80, -1.72, HC + .30)], .007, brass, smooth=False); lathe('lsh', spline_prof([(.115, .22), (.105, .29), (.075, .345), (.03, .37)]) + [(0, .372)], (.80, -1.72, HC), white, 64)
lathe('lbu', [(0, .25), (.06, .25)], (.80, -1.72, HC), emis('lbu', (1, .80, .56), 7), 32)
sil = simple('sil', '#b9bbbb', .35, .9)
rbox('scr', (.58, .022, .35), (1.90, -1.66, HL + .34), sil, .012, 'y', .004, rot=(math.radians(5), 0, 0)); tube('scs', [(1.90, -1.655, HL + .28), (1.90, -1.615, HL + .16), (1.90, -1.61, HL + .006)], .016, sil); rbox('scf', (.21, .17, .008), (1.90, -1.62, HL + .004), sil, .02, 'z', .002)
for i, (p, q, h_) in enumerate(((2.20, -1.84, .05), (2.20, -1.84, .10))): box('tray', (.24, .32, .012), (p, q, HL + .008 + i * .075), oakx, .003)
for x in (2.09, 2.31): box('trs', (.012, .30, .075), (x, -1.84, HL + .05), oakz, .002)
for i in range(5): box('paper', (.21, .297, .001), (2.20 + R.gauss(0, .003), -1.84, HL + .0905 + i * .0012), white, 0, rot=(0, 0, R.gauss(0, .01)))
herb((1.32, -1.82, HL), seed=5, n=90, pot='#e4dfd4')
ch = fabric('chair', '#a0754c', '#8f6640'); cushion(.46, .06, .42, (1.50, -.88, .86), ch, (math.radians(-7), 0, 0), .5, 3, .03); cushion(.48, .46, .08, (1.50, -1.10, .49), ch, seed=2, edge=.03); tube('chs', [(1.50, -.86, .68), (1.50, -.84, .50), (1.50, -1.0, .44), (1.50, -1.1, .43), (1.50, -1.1, .08)], .018, black)
for k in range(5): t = k * 1.2566; tube('chf', [(1.50, -1.1, .10), (1.50 + .30 * math.cos(t), -1.1 + .30 * math.sin(t), .05)], .015, black, smooth=False)
# --- waiting: bench, art, plants
bx = -2.02
rbox('bench', (1.62, .42, .04), (bx, -.26, .38), oakx, .02, 'z', .008); cushion(1.58, .40, .08, (bx, -.26, .44), fabric('seat', '#c9bda6', '#b9ac94'), edge=.03)
for s in (-1, 1): box('bl', (.04, .36, .36), (bx + s * .68, -.26, .18), oakz, .003)
pillow(.21, .07, (bx - .50, -.15, .685), fabric('rust', '#a8664a', '#985a40'), (math.radians(74), math.radians(5), math.radians(5)), 2); pillow(.18, .06, (bx - .16, -.16, .655), fabric('sagep', '#8f9c86', '#7f8c76'), (math.radians(72), math.radians(-6), math.radians(-4)), 5)
box('frame', (.84, .03, 1.10), (bx, -.015, 1.62), oakz, .002); box('mat', (.80, .002, 1.06), (bx, -.031, 1.62), simple('passe', '#f0ece3', .7), 0)
ink = simple('ink', '#2b302d', .8); ax, az, ay = bx - .33, 1.37, -.0335          # a pen drawing: a row of gabled houses
def line(P, t=.0026): tube('ink', [(ax + x, ay, az + z) for x, z in P], t, ink, smooth=False, res=1)
line([(-.03, 0), (.69, 0)], .0034); x = 0
for w_, h_, gb in ((.15, .46, 'step'), (.13, .40, 'point'), (.17, .52, 'bell'), (.14, .43, 'step'), (.07, .34, 'point')):
    m = x + w_ / 2
    if gb == 'point': G = [(x, h_ - .10), (m, h_), (x + w_, h_ - .10)]
    elif gb == 'step': G = [(x, h_ - .12)] + [q for k in range(4) for q in ((x + k * w_ / 9, h_ - .12 + k * .03), (x + k * w_ / 9, h_ - .09 + k * .03))]; G += [(2 * m - q[0], q[1]) for q in reversed(G)]
    else: G = [(x, h_ - .14)] + [(x + w_ * .5 * (k / 12) ** .55 if k < 12 else m - .02, h_ - .14 + .12 * (k / 12) ** 2.4) for k in range(13)]; G = [q for q in G if q[0] < m - .018]; G += [(2 * m - q[0], q[1]) for q in reversed(G)]
    line([(x, 0)] + G + [(x + w_, 0)])
    for f in range(3):
        for k in range(2 if w_ > .1 else 1):
            u, q = x + w_ * (.16 + .40 * k), .125 + f * .085
            if q + .055 < h_ - .10: line([(u, q), (u + w_ * .26, q), (u + w_ * .26, q + .055), (u, q + .055), (u, q)], .0018); line([(u + w_ * .13, q), (u + w_ * .13, q + .055)], .0014)
    line([(m - .025, 0), (m - .025, .085), (m + .025, .085), (m + .025, 0)], .0018); x += w_ + .004
plant_big((-2.62, -1.25, 0), h=1.75, seed=8, n=58, pot='#b9674a', L=.26, W=.082)
plant_big((2.95, -1.00, 0), h=1.60, seed=12, n=48, pot='#cfc6b6', L=.24, W=.075)
# --- pendants
opal = emis('opal', (1, .88, .70), 1.5)
for x in (-.85, -.10, .65):
    lathe('globe', [(.115 * math.sin(k * math.pi / 32), -.115 * math.cos(k * math.pi / 32)) for k in range(32)], (x, -1.80, 2.10), opal, 48); cyl('cap', .03, .05, (x, -1.80, 2.225), brass, bevel=.003); tube('cord', [(x, -1.80, 2.24), (x, -1.80, H)], .003, black, smooth=False); cyl('rose', .045, .022, (x, -1.80, H - .011), brass, bevel=.003)
# --- light; a tree outside, seen only by its shadow
lm = leafmat('tree', '#3d5a2c', '#5f7d3f'); tl = [leaf_mesh('tl%d' % i, .15 * k, .05 * k, lm, .2, .2, n=4) for i, k in enumerate((1, .8, 1.25))]; rt = random.Random(4)
for i in range(1500):
    y, z = rt.uniform(-8.2, -1.6), rt.uniform(1.6, 4.8)
    if mn.noise(Vector((y * .9, z * .9, 2))) + .30 * mn.noise(Vector((y * 2.6, z * 2.6, 5))) + (z - 3.6) * .14 < .17: continue
    o = inst('tl', rt.choice(tl), Matrix.Translation((-6.4 + rt.uniform(-.5, .5), y, z)) @ Euler((rt.uniform(0, 6), rt.uniform(0, 6), rt.uniform(0, 6))).to_matrix().to_4x4()); o.visible_camera = o.visible_glossy = False
sky(1.0, 38, 0, False, 1.0, .6, sat=.75); wv = bpy.context.scene.world.cycles_visibility; wv.diffuse = False; wv.transmission = False; wv.scatter = False
sun((1.0, .56, -.44), a.sun, 1.0)
area('winL', (W0 - .28, (wy0 + wy1) / 2, (wz0 + wz1) / 2), (5, (wy0 + wy1) / 2, 1.3), wy1 - wy0, wz1 - wz0, 210, (.88, .94, 1)); area('fill', (.3, D + .1, 1.8), (.3, 0, 1.3), 4, 2, 70, (.96, .97, 1))
for q in bpy.context.scene.objects:             # glowing meshes are looked at, not sampled: the lamps do the lighting (half the noise)
    if q.type == 'MESH' and q.data.materials and q.data.materials[0] and q.data.materials[0].name in ('garden', 'led', 'opal', 'lbu'): q.data.materials[0].cycles.sample_as_light = False; q.visible_diffuse = False
camera((.12, -6.9, 1.38), 0, 0, 32, (0, -.035), 8, 5.0)
settings(a, exposure=a.expo, look=a.look)
if a.mask: mask_mode({'front': (1, 0, 0)})
if a.albedo: albedo_mode('front', 'front')
if a.passes: aux_passes(a.out)
render(a.out)
