import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
a = args(out='out/door.png', film='navy', spp=16, pct=50, seed=0, thr=0.0, threads=2, passes=False, mask=False, albedo=False, look='Medium High Contrast', expo=0.0, crop='', db=3, sun=6.2)
FILMS = {'navy': dict(kind='matt', color='#26364d'), 'oak': dict(kind='wood', wood='oak_light', figure=.45, ring=105), 'terracotta': dict(kind='matt', color='#a8563c'), 'sage': dict(kind='matt', color='#8f9c86'),
         'before': dict(kind='wood', wood='beech_orange', worn=True, ring=55, figure=.75, pores=.6), 'w80': dict(kind='matt', color=(.8, .8, .8)), 'k00': dict(kind='matt', color=(0., 0., 0.))}
reset()
front = film('front', FILMS[a.film])
wall = simple('wall', '#ddd6ca', .85, bump=.06, bscale=220); white = simple('white', '#efece6', .4); black = simple('black', '#1b1b1c', .4)
brass = simple('brass', '#a8854f', .32, 1.0, var=.05); dark = simple('gap', '#2a2826', .7); oakz = wood('oakz', 'oak_natural', 'z', .45); oakx = wood('oakx', 'oak_natural', 'x', .45)
floor = wood('floor', 'oak_natural', uv=True, rough=.42, bump=.25, ring=120, figure=.55)
W0, W1, D, H, TH = -2.28, 2.6, -5.6, 2.8, .12
def herring(x0, x1, y0, y1, L, W, gap, mat):
    """oak herringbone: pairs of blocks on the lattice (W, W), (L, -L), turned by 45 degrees; uv and 'rnd' as in tiles()"""
    bm = bmesh.new(); uv = bm.loops.layers.uv.new('uv'); col = bm.loops.layers.float_color.new('rnd'); q = math.sqrt(.5)
    for i in range(-70, 71):
        for j in range(-14, 15):
            for v in (0, 1):
                cx, cy = i * W + j * L + (W / 2 if v else L / 2), i * W - j * L + (W + L / 2 if v else W / 2)
                X, Y = q * (cx - cy) + (x0 + x1) / 2, q * (cx + cy) + (y0 + y1) / 2
                if not (x0 - L < X < x1 + L and y0 - L < Y < y1 + L): continue
                tb = bmesh.new(); bmesh.ops.create_cube(tb, size=1); bmesh.ops.scale(tb, vec=(L - gap, W - gap, .012), verts=tb.verts)
                bmesh.ops.bevel(tb, geom=[e for e in tb.edges if sum(p.co.z for p in e.verts) > 0], offset=.0012, segments=1, affect='EDGES')
                M = Matrix.Translation((X, Y, R.uniform(-.0002, .0002))) @ Matrix.Rotation(math.pi / 4 + v * math.pi / 2, 4, 'Z'); c = (R.random(), R.random(), R.random(), 1); o = (R.uniform(0, 40), R.uniform(0, 40))
                vm = {p: bm.verts.new(M @ p.co) for p in tb.verts}
                for f in tb.faces:
                    nf = bm.faces.new([vm[p] for p in f.verts])
                    for l, ol in zip(nf.loops, f.loops): l[uv].uv = (ol.vert.co.x + o[0], ol.vert.co.y + o[1]); l[col] = c
                tb.free()
    return obj('floor', bm_to_mesh(bm, 'floor'), mat, (0, 0, -.006))
# --- shell: the wall with two door openings, a tall window at the left
box('sub', (6, 10, .1), (0, -1.5, -.062), dark, 0)
herring(W0, W1, -3.4, 0, .56, .093, .0016, floor)
box('ceil', (6, 10, .2), (0, -1.5, H + .1), simple('c', '#f1eee8', .9), 0); box('right', (.2, 6, H), (W1 + .1, -3 + TH, H / 2), wall, 0); box('rear', (6, .1, H), (0, D - .2, H / 2), wall, 0)
wy0, wy1, wz0, wz1 = -3.1, -.5, .35, 2.45
for y0, y1, z0, z1 in ((-5.8, wy0, 0, H), (wy1, TH, 0, H), (wy0, wy1, 0, wz0), (wy0, wy1, wz1, H)):
    box('left', (.3, y1 - y0, z1 - z0), (W0 - .15, (y0 + y1) / 2, (z0 + z1) / 2), wall, 0)
for k in range(4): y = wy0 + .03 + k * (wy1 - wy0 - .06) / 3; box('wv', (.06, .06 if k in (0, 3) else .04, wz1 - wz0), (W0 - .2, y, (wz0 + wz1) / 2), white, .004)
for z, t in ((wz0 + .03, .06), (1.0, .04), (1.72, .04), (wz1 - .03, .06)): box('wh', (.06, wy1 - wy0, t), (W0 - .2, (wy0 + wy1) / 2, z), white, .004)
DW, DH, JB, CS = .83, 2.115, .028, .092      # door leaf, jamb lining, casing
doors = ((-1.24, 'flush'), (1.27, 'deep'))
hw = DW / 2 + .003 + JB; top = DH + .004 + .003 + JB
e0 = W0 - .3
for (cx, _), e1 in zip(doors + ((W1 + hw, ''),), (0, 0, 0)):
    box('wall', (cx - hw - e0, TH, H), ((e0 + cx - hw) / 2, TH / 2, H / 2), wall, 0); e0 = cx + hw
for cx, _ in doors: box('wall', (2 * hw, TH, H - top), (cx, TH / 2, (H + top) / 2), wall, 0)
# --- joinery
def leaf(cx, y, ang, hinge):
    """panelled door, one sheet of film over stiles and rails: 2 tall panels over 2 short ones; hinge -1 left, 1 right; handle at the other side"""
    bm = bmesh.new(); s, m = .105, .088
    xs = [0, s, DW / 2 - m / 2, DW / 2 + m / 2, DW - s, DW]; zs = [0, .215, .80, .955, DH - .115, DH]
    V = [[bm.verts.new((x if hinge < 0 else x - DW, 0, z)) for x in xs] for z in zs]
    F = [[bm.faces.new((V[i][j], V[i][j + 1], V[i + 1][j + 1], V[i + 1][j])) for j in range(5)] for i in range(5)]
    g = bmesh.ops.extrude_edge_only(bm, edges=[e for e in bm.edges if len(e.link_faces) == 1])
    bmesh.ops.translate(bm, vec=(0, .04, 0), verts=[v for v in g['geom'] if isinstance(v, bmesh.types.BMVert)])
    bm.normal_update()
    for i in (1, 3):
        for j in (1, 3):
            for th, d in ((.004, -.003), (.005, -.006), (.008, -.001), (.016, 0), (.004, .0015), (.026, .0045)): bmesh.ops.inset_region(bm, faces=[F[i][j]], thickness=th, depth=d, use_even_offset=True)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bmesh.ops.bevel(bm, geom=[e for e in bm.edges if len(e.link_faces) == 2 and e.calc_face_angle() > .3], offset=.0011, segments=2, affect='EDGES', clamp_overlap=True)
    hx = cx + hinge * DW / 2
    P = Matrix.Translation((hx, y, .006)) @ Matrix.Rotation(ang, 4, 'Z')
    o = obj('door', bm_to_mesh(bm, 'door'), front, tag='front', wn=True); o.matrix_world = P
    lx = -hinge * (DW - .058); put = []                             # lever on a rose, keyhole below
    put.append(cyl('rose', .026, .009, (lx, -.0045, 1.05), brass, (math.radians(90), 0, 0), .002))
    put.append(tube('lever', [(lx, 0, 1.05), (lx, -.035, 1.05), (lx + hinge * .012, -.05, 1.05), (lx + hinge * .06, -.053, 1.05), (lx + hinge * .128, -.053, 1.05)], .0095, brass))
    put.append(cyl('rose2', .026, .007, (lx, -.0035, .955), brass, (math.radians(90), 0, 0), .002))
    put.append(cyl('key', .0045, .0012, (lx, -.0074, .959), black, (math.radians(90), 0, 0), .0003)); put.append(box('key2', (.004, .0012, .014), (lx, -.0074, .952), black, 0))
    if y < .01:
        for z in (.23, 1.06, DH - .22): put.append(cyl('hinge', .0075, .09, (hinge * .004, -.006, z), brass, bevel=.002))
    for q in put: q.matrix_world = P @ q.matrix_basis
def casing(L, m0, m1, loc, rot, sgn):
    """moulded architrave along local z, its inner edge at 0 and its outer at -sgn * CS; mitred where m0, m1"""
    prof = [(0, .0), (0, .011), (.003, .0135), (.010, .0145), (.014, .012), (.017, .012), (.022, .0145), (.060, .0165), (.064, .0165), (.067, .020), (.072, .0235), (.082, .0245), (.089, .0235), (.092, .020), (.092, 0)]
    bm = bmesh.new(); rg = [[bm.verts.new((-sgn * d, -y, z0 + m * d)) for d, y in prof] for z0, m in ((0, -m0), (L, m1))]
    for i in range(len(prof) - 1): bm.faces.new((rg[0][i], rg[0][i + 1], rg[1][i + 1], rg[1][i]))
    bm.faces.new(rg[0]); bm.faces.new(rg[1]); bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bmesh.ops.bevel(bm, geom=[e for e in bm.edges if e.calc_face_angle(0) > .9], offset=.0008, segments=2, affect='EDGES')
    obj('casing', bm_to_mesh(bm, 'casing'), front, loc, rot, 'front', wn=True)
for cx, kind in doors:
    iw, it, rv = hw - JB, top - JB, .008                            # clear opening; the casing stands 8 mm back on the jamb
    for s in (-1, 1): box('jamb', (JB, TH + .004, top), (cx + s * (iw + JB / 2), TH / 2, top / 2), front, .0015, tag='front')
    box('jambh', (TH + .004, JB, 2 * iw), (cx, TH / 2, it + JB / 2), front, .0015, rot=(0, math.radians(90), math.radians(90)), tag='front').rotation_euler = Matrix(((0, 0, 1), (1, 0, 0), (0, 1, 0))).to_euler()
    nb = .16                                                        # plinth blocks ('neuten'), a little thicker and wider than the moulding
    for s in (-1, 1):
        casing(it + rv - nb, 0, 1, (cx + s * (iw + rv), 0, nb), (0, 0, 0), -s)
        box('neut', (CS + .004, .030, nb), (cx + s * (iw + rv + CS / 2 - .001), -.015, nb / 2), front, .003, 3, tag='front')
    casing(2 * (iw + rv), 1, 1, (cx - iw - rv, 0, it + rv), (0, math.radians(90), 0), 1)
    if kind == 'flush': box('closet', (1, .02, 2.2), (cx, TH + .02, 1.1), dark, 0); leaf(cx, -.001, math.radians(R.gauss(0, .05)), -1)
    else:
        for s in (-1, 1): box('stop', (.014, .014, it), (cx + s * (iw - .007), .062, it / 2), front, .001, tag='front')
        leaf(cx, .072, math.radians(7.5), -1)
# the room behind the door that stands ajar
box('rb', (4, .1, H), (1.6, 3.4, H / 2), wall, 0); box('rl', (.1, 3.4, H), (-.3, 1.8, H / 2), wall, 0); box('rr', (.1, 3.4, H), (3.6, 1.8, H / 2), wall, 0)
tiles('rfloor', 3.8, 3.4, 1.9, .17, .0022, .012, floor, (1.7, 1.82, -.006), bond=-1, bevel=.0016)
# skirting between the casings
cw = hw - JB + .008 + CS
for x0, x1 in ((W0, doors[0][0] - cw), (doors[0][0] + cw, doors[1][0] - cw), (doors[1][0] + cw, W1)):
    box('skirt', (x1 - x0, .016, .12), ((x0 + x1) / 2, -.008, .06), white, .004)
box('skirtl', (.016, 5.6, .12), (W0 + .008, -2.8, .06), white, .004)
# --- between the doors: peg rail with coat, hat and bag, a bench, a basket; runner, plant, print, switches
mx = (doors[0][0] + doors[1][0]) / 2
wool = fabric('wool', '#94795a', '#a58a69'); canvas = fabric('canvas', '#d9cfbb', '#c9bda6'); strap = simple('strap', '#8a5a38', .55, bump=.2, bscale=300)
rbox('rail', (1.02, .022, .085), (mx, -.011, 1.72), oakx, .012, 'y', .003)
pegs = [mx - .40, mx - .20, mx, mx + .20, mx + .40]
for x in pegs:
    tube('peg', [(x, -.02, 1.715), (x, -.085, 1.735)], .010, oakz, smooth=False); lathe('pegk', spline_prof([(0, -.008), (.013, -.006), (.016, 0), (.013, .006), (0, .008)]), (x, -.086, 1.7355), oakz, 24, rot=(math.radians(73), 0, 0))
def coat(x, z, h):
    """a coat on its loop: lofted body with folds that deepen towards the hem, collar, sleeves"""
    bm = bmesh.new(); n, m = 120, 44; rows = []
    for k in range(m + 1):
        t = k / m; zz = z - .035 - t * h
        A = .052 + .135 * min(1, t / .16) ** .75 + .030 * t; B = .030 + .030 * min(1, t / .2) + .018 * t; f = .10 * min(1, t / .3) + .16 * t
        row = []
        for i in range(n):
            th = 2 * math.pi * i / n; c, s = math.cos(th), math.sin(th)
            w = 1 + f * (.55 * math.sin(th * 7 + 1.3 + .7 * t) + .35 * math.sin(th * 11 + .4 - t) + .3 * mn.noise(Vector((c * 1.6, s * 1.6, t * 2.5))))
            px = A * math.copysign(abs(c) ** .8, c) * (1 + .4 * (w - 1)); py = B * s * w
            if s < 0: py -= .010 * math.exp(-((px - .022 - .01 * t) / .010) ** 2) * -1.0        # the front edge: a groove a little off centre
            row.append(bm.verts.new((x + px + .012 * mn.noise(Vector((t * 3, 5, 1))), min(-.020, -.068 + py), zz + .010 * mn.noise(Vector((c * 2, s * 2, 9))) * t)))
        rows.append(row)
    for p, q in zip(rows, rows[1:]):
        for i in range(n): bm.faces.new((p[i], p[(i + 1) % n], q[(i + 1) % n], q[i]))
    bm.faces.new(rows[0]); bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    obj('coat', bm_to_mesh(bm, 'coat'), wool, smooth=True)
    for s in (-1, 1):
        P = [Vector((x + s * (.150 + .055 * math.sin(min(1, t * 2.2) * 1.57) - .012 * t * t), -.070 - .022 * math.sin(t * 3.1), z - .125 - t * .65)) for t in [i / 14 for i in range(15)]]
        bm = bmesh.new(); rows = []
        for i, p in enumerate(P):
            t = i / 14; ra, rb = .060 - .012 * t, .046 - .006 * t
            rows.append([bm.verts.new(p + Vector((ra * math.cos(u) * (1 + .13 * mn.noise(Vector((math.cos(u) * 1.2, t * 9, s)))), rb * math.sin(u) * (1 + .16 * mn.noise(Vector((math.sin(u) * 1.2, t * 9, s + 4)))), .012 * math.cos(u) * s))) for u in [6.2832 * k / 28 for k in range(28)]])
        for p, q in zip(rows, rows[1:]):
            for i in range(28): bm.faces.new((p[i], p[(i + 1) % 28], q[(i + 1) % 28], q[i]))
        c0 = bm.verts.new(P[0] + Vector((-s * .03, 0, .035)))
        for i in range(28): bm.faces.new((rows[0][i], rows[0][(i + 1) % 28], c0))
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces); obj('sleeve', bm_to_mesh(bm, 'sleeve'), wool, smooth=True)
    tube('collar', [(x - .065, -.05, z - .03), (x - .05, -.115, z - .075), (x + .012, -.135, z - .15)], .020, wool, taper=.5); tube('collar', [(x + .065, -.05, z - .03), (x + .055, -.112, z - .07), (x + .022, -.135, z - .15)], .020, wool, taper=.5)
    tube('collar', [(x - .065, -.05, z - .028), (x, -.04, z - .01), (x + .065, -.05, z - .028)], .019, wool); tube('loop', [(x - .012, -.05, z - .02), (x, -.075, z + .022), (x + .012, -.05, z - .02)], .0022, strap, res=3)
    for k in range(3): cyl('btn', .011, .004, (x + .050, -.139 - .004 * k, z - .27 - k * .15), strap, (math.radians(90), 0, 0), .001, 24)
coat(pegs[1] - .03, 1.715, 1.04)
bx = pegs[3] + .04                                                  # canvas bag
cushion(.35, .085, .38, (bx, -.072, 1.20), canvas, (math.radians(2), math.radians(1.5), 0), .40, 4, .014)
for s, dy in ((1, -.11), (.8, -.05)): tube('strap', [(bx - .085 * s, dy, 1.36), (bx - .075 * s, dy + .01, 1.48), (bx - .02, -.075, 1.735), (bx - .005, -.075, 1.735), (bx + .070 * s, dy + .01, 1.48), (bx + .085 * s, dy, 1.36)], .0065, canvas)
rbox('benchtop', (1.05, .36, .036), (mx, -.215, .455), oakx, .02, 'z', .008)
for sx in (-1, 1):
    for sy in (-1, 1): tube('leg', [(mx + sx * .45, -.215 + sy * .12, .445), (mx + sx * .49, -.215 + sy * .145, 0)], .017, oakz, smooth=False, taper=.7)
pillow(.19, .06, (mx + .36, -.13, .655), fabric('seat', '#7f8c76', '#727f69'), (math.radians(76), math.radians(-5), math.radians(-6)), 2)
wick = T('wick'); v = wick.coord('Object', False); sp = wick.n('SeparateXYZ'); wick.put(sp.inputs[0], v)
an = wick.math('MULTIPLY', wick.math('ARCTAN2', sp.outputs[1], sp.outputs[0]), 34); zz = wick.math('MULTIPLY', sp.outputs[2], 430)
hh = wick.math('ADD', wick.math('MULTIPLY', wick.math('SINE', an), wick.math('SINE', zz)), wick.math('MULTIPLY', wick.noise(v, 60, 3), .6))
wick.pbsdf(wick.ramp(hh, [(0, '#7d5c39'), (.5, '#b08a5c'), (1, '#c9a678')]), .75, 0, .25, wick.bump(hh, .9, .006))
lathe('basket', spline_prof([(.14, 0), (.165, .01), (.18, .12), (.17, .235), (.176, .245)]) + [(.166, .245), (.166, .10), (0, .10)], (mx - .22, -.22, .002), wick.mat, 64)
cushion(.25, .22, .09, (mx - .22, -.22, .215), fabric('scarf', '#a8563c', '#9a4d35'), (.1, -.08, .5), 1.2, 7, .04)
rbox('runner', (2.9, .72, .011), (.05, -.86, .0055), fabric('runner', '#a9a08c', '#8f8772'), .012, 'z', .004)
for y in (-.86 - .29, -.86 + .29): rbox('band', (2.9, .022, .0004), (.05, y, .0112), simple('band', '#d8cfbc', .95), .004, 'z', 0)
plant_big((-2.0, -.36, 0), h=1.30, seed=9, n=40, pot='#b9674a', L=.21, W=.066)
def art(x, z, w, h):
    box('frame', (w, .022, h), (x, -.011, z), oakz, .002); box('mat', (w - .03, .002, h - .03), (x, -.0222, z), simple('passe', '#f2efe8', .7), 0)
    for k, (dx, dz, r, c) in enumerate(((-.02, .07, .075, '#b9674a'), (.035, -.02, .10, '#8f9c86'), (-.03, -.11, .06, '#26364d'))): lathe('art%d' % k, [(0, 0), (r, 0)], (x + dx, -.0236 - k * .0003, z + dz), simple('art%d' % k, c, .8), 64, rot=(math.radians(90), 0, 0))
art(2.12, 1.58, .38, .54)
def switch(x, z):
    rbox('sw', (.081, .009, .081), (x, -.0045, z), white, .005, 'y', .0015); rbox('sw2', (.055, .004, .055), (x, -.0105, z), white, .003, 'y', .001, rot=(math.radians(3), 0, 0))
switch(doors[1][0] + cw + .10, 1.06); switch(doors[0][0] + cw + .085, 1.06)
# --- light
sky(1.0, 38, 0, False, 1.0, .6, sat=.75); wv = bpy.context.scene.world.cycles_visibility; wv.diffuse = False; wv.transmission = False; wv.scatter = False
sun((1.0, .72, -.31), a.sun, 1.0)
area('winL', (W0 - .28, (wy0 + wy1) / 2, (wz0 + wz1) / 2), (5, (wy0 + wy1) / 2, 1.2), wy1 - wy0, wz1 - wz0, 105, (.86, .93, 1)); area('fill', (.3, D + .1, 1.7), (.3, 0, 1.2), 3, 1.6, 65, (.95, .97, 1))
area('room', (3.4, 1.8, 1.5), (0, 1.8, 1.2), 2, 1.6, 90, (1, .95, .88))
camera((.06, -4.35, 1.28), 0, 0, 32, (0, -.064), 7.1, 4.3)
settings(a, exposure=a.expo, look=a.look)
if a.mask: mask_mode({'front': (1, 0, 0)})
if a.albedo: albedo_mode('front', 'front')
if a.passes: aux_passes(a.out)
render(a.out)
