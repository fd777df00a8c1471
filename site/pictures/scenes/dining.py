"""A dining room: a table for eight in marble film and a sideboard in walnut film. `film` is the table's."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
a = args(out='out/dining.png', film='marble', spp=16, pct=50, seed=0, thr=0.0, threads=2, passes=False, mask=False, look='Medium High Contrast', expo=0.0, crop='', db=4, sun=11.0, kl=150.0, fill=22.0)
FILMS = {'marble': dict(kind='marble', base='#101012', vein='#cfc9be', warm='#a98a5a', scale=1.35, rough=.20), 'oak': dict(kind='wood', wood='oak_natural', axis='x', figure=.7), 'walnut': dict(kind='wood', wood='walnut', axis='x', figure=.8), 'before': dict(kind='wood', wood='beech_orange', axis='x', worn=True, ring=55, figure=.7)}
reset()
pl = T('plaster'); v = pl.coord('Object', False); n = pl.noise(v, 1.3, 6, .6)
pl.pbsdf(pl.mix(n, '#cdbfab', '#dccfbd'), .9, 0, .2, pl.bump(pl.math('ADD', pl.noise(v, 6, 5, .6), pl.math('MULTIPLY', pl.noise(v, 60, 4), .25)), .25, .006)); wall = pl.mat
white, black, brass = simple('white', '#e9e5dc', .45), simple('black', '#1a1a1b', .45), simple('brass', '#ad8a50', .30, 1.0, var=.05)
oak, oakz = wood('oak', 'oak_smoked', 'x', .45, figure=.6), wood('oakz', 'oak_smoked', 'z', .45, figure=.6)
stonew, clay = simple('ceramic', '#d6cbb9', .6, bump=.14, bscale=150), simple('clay', '#9c5f41', .8, bump=.25, bscale=110)
floor = wood('floor', 'oak_natural', uv=True, rough=.40, bump=.2, figure=.6)
W0, W1, D, H = -3.0, 3.2, -7.2, 2.72
# herringbone floor, each block its own piece
box('sub', (8, 9, .1), (0, -3.5, -.062), simple('joint', '#4a3826', .9), 0)
bm = bmesh.new(); uv = bm.loops.layers.uv.new('uv'); col = bm.loops.layers.float_color.new('rnd'); bw, bl = .09, .54; r = random.Random(2)
def block(cx, cy, ang):
    c, s = math.cos(ang), math.sin(ang); ou, ov, rn = r.uniform(0, 40), r.uniform(0, 40), (r.random(), r.random(), r.random(), 1); g = .0009; e = .0014; z = r.uniform(-.0003, .0003)
    def at(u, w_, h): return bm.verts.new((cx + u * c - w_ * s, cy + u * s + w_ * c, h + z))
    U, V_ = bl / 2 - g, bw / 2 - g; top = [at(x * (U - e), y * (V_ - e), 0) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]; low = [at(x * U, y * V_, -e) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    uvs = [(x * U, y * V_) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    for q, ids in ((top, (0, 1, 2, 3)), *[((low[i], low[(i + 1) % 4], top[(i + 1) % 4], top[i]), (i, (i + 1) % 4, (i + 1) % 4, i)) for i in range(4)]):
        f = bm.faces.new(q)
        for l, k in zip(f.loops, ids): l[uv].uv = (uvs[k][0] + ou, uvs[k][1] + ov); l[col] = rn
q2 = math.sqrt(.5); k = math.pi / 4
for i in range(-36, 37):
    for j in range(-6, 7):
        for t_, (dx, dy) in ((0, (bl / 2, bw / 2)), (1, (bl - bw / 2, -bl / 2))):
            x, y = i * bw + j * bl + dx, i * bw - j * bl + dy
            X, Y = (x - y) * q2, (x + y) * q2 - 3.3
            if W0 - .5 < X < W1 + .5 and D - .2 < Y < .5: block(X, Y, k + t_ * math.pi / 2)
obj('floor', bm_to_mesh(bm, 'floor'), floor)
box('ceil', (8, 9, .2), (0, -3.5, H + .1), simple('ceil', '#ece7de', .9), 0); box('back', (8, .2, H), (0, .1, H / 2), wall, 0); box('right', (.2, 9, H), (W1 + .1, -3.5, H / 2), wall, 0); box('rear', (8, .2, H), (0, D - .1, H / 2), wall, 0)
wy0, wy1, wz0, wz1 = -4.3, -1.0, .10, 2.42
for y0, y1, z0, z1 in ((D, wy0, 0, H), (wy1, .2, 0, H), (wy0, wy1, 0, wz0), (wy0, wy1, wz1, H)): box('left', (.34, y1 - y0, z1 - z0), (W0 - .17, (y0 + y1) / 2, (z0 + z1) / 2), wall, 0)
for i in range(4): box('mull', (.06, .055, wz1 - wz0), (W0 - .22, wy0 + .03 + i * (wy1 - wy0 - .06) / 3, (wz0 + wz1) / 2), black, .003)
for z in (wz0 + .03, 1.95, wz1 - .03): box('tran', (.06, wy1 - wy0, .05), (W0 - .22, (wy0 + wy1) / 2, z), black, .003)
box('skirt', (W1 - W0, .016, .11), ((W0 + W1) / 2, -.008, .055), wall, .003); box('skirt', (.016, 7, .11), (W1 - .008, -3.5, .055), wall, .003)
# --- the table: a top with softened corners, wrapped with its edge in one sheet; a smoked oak base
TX, TY, TL, TW, TH = .10, -2.15, 2.40, .98, .75
top = film('top', FILMS[a.film]); rbox('top', (TL, TW, .034), (TX, TY, TH - .017), top, .045, 'z', .005, tag='front')
for s in (-1, 1):
    x = TX + s * .78
    for q in (-1, 1): tube('leg', [(x, TY + q * .30, 0), (x, TY + q * .24, TH - .036)], .034, oakz, smooth=False, res=10, taper=.92)
    box('beam', (.07, .62, .05), (x, TY, TH - .061), wood('beam%d' % s, 'oak_smoked', 'y', .45, figure=.6), .006, 3)
box('stretch', (1.56, .045, .07), (TX, TY, .34), oak, .006, 3)
# --- chairs
leather = simple('seat', '#6f4a31', .48, bump=.25, bscale=420, var=.06)
def chair(x, y, ang):
    M = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(ang, 4, 'Z'); tr = lambda *p: tuple(M @ Vector(p)); sh = .455      # the sitter looks along -y of the chair
    for s in (-1, 1):
        tube('fl', [tr(s * .225, -.21, 0), tr(s * .195, -.185, sh - .03)], .0165, oakz, smooth=False, taper=1.15); tube('bl', [tr(s * .215, .235, 0), tr(s * .195, .205, sh - .02), tr(s * .205, .215, sh + .14), tr(s * .235, .235, .735)], .0165, oakz, taper=.8)
        tube('side', [tr(s * .197, -.18, sh - .055), tr(s * .197, .20, sh - .055)], .013, oakz, smooth=False)
    for yy in (-.185, .203): tube('cross', [tr(-.19, yy, sh - .05), tr(.19, yy, sh - .05)], .013, oakz, smooth=False)
    cushion(.445, .43, .050, tr(0, .008, sh - .006), leather, rot=(0, 0, ang), puff=.28, seed=x * 3, edge=.022)
    bm = bmesh.new(); rows = []
    for i in range(31):
        u = i / 30 * 2 - 1; px, py = .262 * math.sin(u * 1.25), .315 - .15 * u * u
        rows.append([bm.verts.new((px, py + d, z)) for z, d in ((.665 + .010 * u * u, -.006), (.70, .0), (.742, .002), (.772 - .012 * u * u, -.004))])
    for p, q in zip(rows, rows[1:]):
        for j in range(3): bm.faces.new((p[j], q[j], q[j + 1], p[j + 1])).smooth = True
    o = obj('back', bm_to_mesh(bm, 'back'), oak); o.matrix_world = M
    m = o.modifiers.new('s', 'SOLIDIFY'); m.thickness = .021; m.offset = 0
    m = o.modifiers.new('b', 'BEVEL'); m.width = .007; m.segments = 4; m.limit_method = 'ANGLE'
for x in (-.52, .10, .72): chair(TX + x, TY + .62, math.radians(R.uniform(-3, 3)))
chair(TX - TL / 2 - .22, TY + .03, math.radians(87)); chair(TX + TL / 2 + .20, TY - .02, math.radians(-92))
chair(TX - .62, TY - .70, math.radians(180 + 14))
# --- sideboard in walnut, its grain running on from door to door
SX0, SX1, SZ0, SZ1, SD = .15, 2.25, .16, .82, .44
wal = T('sidewood'); v = wal.coord('Object', False); cc, hh = wood_nodes(wal, wal.vmath('ADD', v, (8.1,) * 3), WOODS['walnut'], 90, 'x', .75, 1)
wal.pbsdf(cc, wal.mapr(hh, -.3, .5, .54, .40), 0, .4, wal.bump(hh, .22, .0008)); n = 4; w_ = (SX1 - SX0 - .044) / n
def panel(name, size, loc, bevel=.002):
    """coordinates of the whole piece, so that its grain does not start anew on each door"""
    o = box(name, size, (0, 0, 0), wal.mat, bevel, 3)
    o.data.transform(Matrix.Translation((loc[0] - 1.2, loc[1] + .22, loc[2] - .49))); o.location = (1.2, -.22, .49); return o
panel('stop', (SX1 - SX0, SD, .022), ((SX0 + SX1) / 2, -SD / 2 - .01, SZ1 - .011)); panel('sbot', (SX1 - SX0, SD, .022), ((SX0 + SX1) / 2, -SD / 2 - .01, SZ0 + .011))
for x in (SX0 + .011, SX1 - .011): panel('send', (.022, SD, SZ1 - SZ0 - .044), (x, -SD / 2 - .01, (SZ0 + SZ1) / 2))
box('sin', (SX1 - SX0 - .05, .30, SZ1 - SZ0 - .05), ((SX0 + SX1) / 2, -.20, (SZ0 + SZ1) / 2), simple('sin', '#1d1512', .8), 0)
for i in range(n):
    panel('sdoor', (w_ - .003, .019, SZ1 - SZ0 - .050), (SX0 + .022 + (i + .5) * w_, -SD + .003, (SZ0 + SZ1) / 2))
    cyl('knob', .010, .022, (SX0 + .022 + (i + (.93 if i % 2 == 0 else .07)) * w_, -SD - .017, SZ1 - .16), brass, (math.radians(90), 0, 0), .003)
for x in (SX0 + .10, SX1 - .10):
    for y in (-.08, -.40): tube('sleg', [(x, y, SZ0 + .005), (x, y, 0)], .014, black, smooth=False, taper=.75)
# --- on the sideboard and the wall
lathe('lampb', spline_prof([(.085, 0), (.09, .012), (.03, .03), (.022, .12), (.05, .20), (.022, .27), (.012, .32)]), (1.98, -.22, SZ1), simple('lb', '#33413a', .25), 56)
sh = T('shade'); tl, df, mx, em = sh.n('BsdfTranslucent'), sh.n('BsdfDiffuse'), sh.n('AddShader'), sh.n('Emission'); sh.put(tl.inputs[0], '#e8dcc4'); sh.put(em.inputs[0], (1, .74, .45)); em.inputs[1].default_value = .9
sh.nt.links.new(tl.outputs[0], mx.inputs[0]); sh.nt.links.new(em.outputs[0], mx.inputs[1]); sh.nt.links.new(mx.outputs[0], sh.out.inputs[0])
lathe('lamps', [(.165, .30), (.115, .49)], (1.98, -.22, SZ1), sh.mat, 64); l = area('lampl', (1.98, -.22, SZ1 + .40), (1.98, -.22, 0), .12, .12, 2.4, (1, .76, .50)); l.data.shape = 'DISK'
lathe('pot', spline_prof([(.05, 0), (.09, .02), (.115, .10), (.085, .19), (.045, .225), (.05, .245)]) + [(.044, .243), (.04, .2), (0, .19)], (.52, -.24, SZ1), stonew, 64); branches((.52, -.24, SZ1 + .22), n=6, h=.52, spread=.34, per=13, seed=11, col=('#5d6b48', '#87946a'))
for i, (bw_, bh, c) in enumerate(((.29, .030, '#46514a'), (.26, .026, '#d8d2c6'), (.23, .024, '#8a4a33'))): box('book', (bw_, .21, bh), (1.18, -.24, SZ1 + .016 + i * .029), simple('bk%d' % i, c, .7), .002, rot=(0, 0, .07 * i - .04))
lathe('bowl', spline_prof([(.03, 0), (.035, .004), (.06, .028), (.075, .055)]) + spline_prof([(.072, .053), (.056, .028), (.02, .010), (0, .009)]), (1.17, -.24, SZ1 + .093), clay, 56)
at = T('art'); v = at.coord('Object', False); sv = at.n('SeparateXYZ'); at.put(sv.inputs[0], v); n1 = at.noise(at.scale(v, (1.6, 1, 2.6)), 1.5, 4, .5)
ink = at.mapr(at.math('ADD', at.math('ADD', n1, at.math('MULTIPLY', sv.outputs[2], .55)), at.math('MULTIPLY', at.noise(v, 9, 5, .6), .10)), .52, .545, 0, 1); at.pbsdf(at.mix(ink, at.mix(at.noise(v, 3, 3), '#38433c', '#56604f'), '#e6dccb'), .85)
box('art', (.92, .004, 1.16), (1.20, -.010, 1.60), at.mat, 0)
for x, z, u, q in ((1.20, 2.195, .98, .03), (1.20, 1.005, .98, .03), (.725, 1.60, .03, 1.16), (1.675, 1.60, .03, 1.16)): box('fr', (u, .034, q), (x, -.017, z), oakz, .002)
# --- on the table: a bowl, candles, a runner of linen; nothing floats
lathe('tbowl', spline_prof([(.06, 0), (.07, .004), (.13, .040), (.175, .085), (.182, .098)]) + spline_prof([(.176, .096), (.122, .046), (.05, .013), (0, .011)]), (TX + .34, TY + .02, TH), stonew, 80)
pear, fig = simple('pear', '#9c9446', .5, bump=.2, bscale=220), simple('fig', '#3d2a40', .55, bump=.2, bscale=120)
for i, (dx, dy, dz) in enumerate(((-.07, .02, .066), (.06, .05, .068), (.01, -.065, .064))): lathe('pear', spline_prof([(0, -.045), (.022, -.042), (.040, -.018), (.038, .008), (.024, .036), (.015, .058), (.008, .066), (0, .067)]), (TX + .34 + dx, TY + .02 + dy, TH + dz), pear, 40, rot=(.5 - .4 * i, .9 - .7 * i, i * 2.1))
for i, (dx, dy) in enumerate(((.085, -.04), (-.03, .085), (-.085, -.05))): lathe('fig', spline_prof([(0, -.026), (.020, -.022), (.029, 0), (.018, .024), (.006, .034), (0, .036)]), (TX + .34 + dx, TY + .02 + dy, TH + .074), fig, 32, rot=(.7 * i, .5, i))
wax = simple('wax', '#e9e1cf', .5)
for x, y, h in ((-.10, .06, .085), (-.20, -.07, .13)):
    lathe('holder', spline_prof([(.042, 0), (.044, .006), (.012, .016), (.010, h - .02), (.018, h - .008), (.018, h)]) + [(.0, h)], (TX + x, TY + y, TH), brass, 48); lathe('candle', [(.0108, 0), (.0108, .20), (.009, .206), (0, .207)], (TX + x, TY + y, TH + h - .004), wax, 32)
for x, y in ((-.66, -.24), (.74, .26)):
    lathe('plate', spline_prof([(.0, .004), (.075, .005), (.09, .009), (.128, .017), (.131, .020)]) + [(.124, .018), (.088, .012), (0, .009)][::1], (TX + x, TY + y, TH), stonew, 72)
# pendant over the table
tube('cord', [(TX, TY, H), (TX, TY, 1.92)], .0035, black, smooth=False); lathe('pend', spline_prof([(.02, .20), (.06, .19), (.15, .14), (.235, .05), (.25, 0)]) + [(.246, 0), (.145, .135), (.02, .19)], (TX, TY, 1.70), simple('pend', '#c9bfae', .7, bump=.12, bscale=90), 80)
lathe('bulb', spline_prof([(0, .04), (.035, .06), (.04, .09), (.02, .14)]), (TX, TY, 1.70), emis('bulb', (1, .78, .52), 9), 32).visible_diffuse = False; l = area('pendl', (TX, TY, 1.74), (TX, TY, 0), .2, .2, 9, (1, .80, .56)); l.data.shape = 'DISK'
plant_big((2.78, -.52, 0), h=1.75, seed=14, n=54, pot='#b9a88f', leafcol=('#26401f', '#44602f'))
# linen curtain at the window's far end
cur = T('curtain'); tl, df, mx = cur.n('BsdfTranslucent'), cur.n('BsdfDiffuse'), cur.n('MixShader'); mx.inputs[0].default_value = .5; cur.put(tl.inputs[0], '#e4dac8'); cur.put(df.inputs[0], '#d8cdb9')
cur.nt.links.new(df.outputs[0], mx.inputs[1]); cur.nt.links.new(tl.outputs[0], mx.inputs[2]); cur.nt.links.new(mx.outputs[0], cur.out.inputs[0])
bm = bmesh.new(); rows = []
for kz, z in enumerate((.012, .9, 1.7, 2.54)): rows.append([bm.verts.new((W0 + .10 + .045 * (1.15 - .1 * kz) * math.sin(i / 200 * 52 + .4 * math.sin(i * .05) + .1 * kz) + .012 * math.sin(i * .53), -1.02 + .74 * i / 200, z)) for i in range(201)])
for p, q in zip(rows, rows[1:]):
    for i in range(200): bm.faces.new((p[i], p[i + 1], q[i + 1], q[i])).smooth = True
obj('curtain', bm_to_mesh(bm, 'curtain'), cur.mat); tube('rod', [(W0 + .10, -4.7, 2.56), (W0 + .10, -.16, 2.56)], .011, brass, smooth=False)
for m in bpy.data.materials: m.cycles.sample_as_light = False
sky(.3, 30, 0); wv = bpy.context.scene.world.cycles_visibility; wv.diffuse = False
sun((1.0, .50, -.62), a.sun, 1.0, (1, .86, .68))
area('win', (W0 - .03, (wy0 + wy1) / 2, (wz0 + wz1) / 2), (2, (wy0 + wy1) / 2, .9), wy1 - wy0, wz1 - wz0, a.kl, (.88, .94, 1)); area('fill', (.4, D + .15, 1.9), (0, 0, 1.0), 3.2, 1.6, a.fill, (1, .95, .88))
camera((-.62, -5.45, 1.60), yaw=11, lens=38, shift=(.0, -.135), fstop=4, focus=3.5)
settings(a, exposure=a.expo, look=a.look)
if a.mask: mask_mode({'front': (1, 0, 0)})
if a.passes: aux_passes(a.out)
render(a.out)
