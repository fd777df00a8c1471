import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
a = args(out='out/window.png', film='anthracite', spp=32, pct=50, seed=0, thr=0.0, threads=2, passes=False, mask=False, albedo=False, look='Medium High Contrast', expo=0.0, sun=6.5, crop='', db=3, house='red')
FILMS = {'anthracite': dict(kind='matt', color='#34373b'), 'white': dict(kind='matt', color='#e9e8e4'), 'black': dict(kind='matt', color='#1b1c1e'),
         'oak': dict(kind='wood', wood='oak_natural'), 'green': dict(kind='matt', color='#2f4238'), 'w80': dict(kind='matt', color=(.8, .8, .8)), 'k00': dict(kind='matt', color=(0., 0., 0.))}
# one house a card: bricks from dark to light, mortar, climber, and the side that it is seen from
HOUSES = {'red': dict(bricks=('#5d3a33', '#6f3c2e', '#8c4f3b', '#9d5f48', '#b07a5e'), mortar=('#a39b8f', '#bdb5a8'), climber=True, side=1),
          'sand': dict(bricks=('#a08a66', '#b19a74', '#c0a981', '#cbb78f', '#d8c7a4'), mortar=('#b9b0a0', '#cdc5b6'), climber=False, side=-1),
          'dark': dict(bricks=('#3c3331', '#463a37', '#51423d', '#5d4b44', '#6a564c'), mortar=('#6d6964', '#807b74'), climber=False, side=1),
          'limewash': dict(bricks=('#dcd6ca', '#e1dcd1', '#e6e1d7', '#e9e5dc', '#ece8e0'), mortar=('#d9d3c7', '#e0dbd0'), climber=True, side=-1)}
house = HOUSES[a.house]
before = a.film == 'before'
reset()
if before:   # weathered, slightly yellowed white PVC with dirt streaks running down from the joints
    t = T('pvc'); v = t.coord('Object')
    st = t.noise(t.scale(v, (38, 38, 1.6)), 1, 4, .6)
    sp = t.noise(v, 11, 6, .65)
    dirt = t.math('ADD', t.mapr(st, .48, .78, 0, .55), t.mapr(sp, .52, .75, 0, .35), clamp=True)
    bev = t.n('Bevel', samples=4); bev.inputs['Radius'].default_value = .01
    geo = t.n('NewGeometry'); d = t.n('VectorMath', operation='DOT_PRODUCT'); t.put(d.inputs[0], bev.outputs[0]); t.put(d.inputs[1], geo.outputs['True Normal'])
    dirt = t.math('ADD', dirt, t.math('MULTIPLY', t.mapr(d.outputs['Value'], .8, 1, .5, 0), t.mapr(sp, .4, .6, 0, 1)), clamp=True)
    front = t.pbsdf(t.mix(dirt, '#dcd8c8', '#a39a82'), t.mapr(sp, .3, .7, .35, .6), 0, .45)
else:
    front = film('front', film_spec(FILMS, a.film))

# --- brick wall: rows of 83.3 mm (71.5 + joint), window openings aligned to the rows
RW = 1 / 12
X0, X1, ZB, ZT = -3.6, 3.6, 0.0, 3.5
ox0, ox1 = -1.02, 1.02
oz0, oz1 = 11 * RW, 29 * RW          # .917 .. 2.417
bt = T('brick'); rn = bt.n('SeparateColor'); bt.put(rn.inputs[0], bt.attr('rnd'))
uvb = bt.n('UVMap', uv_map='uv').outputs[0]
v = bt.coord('Object', False)
b = house['bricks']
c = bt.ramp(rn.outputs[0], [(0, b[1]), (.3, b[2]), (.6, b[3]), (.85, b[4]), (1, b[0])])
n1 = bt.noise(uvb, 14, 6, .7); n2 = bt.noise(uvb, 120, 5, .7)
c = bt.mix(bt.mapr(n1, .35, .7, 0, .55), c, bt.mix(1, c, '#b59a8c', 'MULTIPLY'))
c = bt.mix(bt.mapr(n2, .58, .72, 0, .35), c, '#c9b6a3')
c = bt.mix(bt.mapr(bt.noise(v, .9, 4, .6), .5, .8, 0, .30), c, '#c8bcae')     # efflorescence
c = bt.hsv(c, .508, .92, .92)
bt.pbsdf(c, .88, 0, .25, bt.bump(bt.math('ADD', n2, bt.math('MULTIPLY', n1, .6)), .6, .004))
mt = T('mortar'); v = mt.coord('Object', False)
mt.pbsdf(mt.mix(mt.noise(v, 6, 5), *house['mortar']), .95, 0, .2, mt.bump(mt.noise(v, 190, 5, .7), .8, .004))
W, H = X1 - X0, ZT - ZB
sol = 2.0 * RW * 1.5      # soldier course above the opening: 3 rows
hole = (ox0 - X0, ox1 - X0, oz0, oz1)
holeS = (ox0 - .12 - X0, ox1 + .12 - X0, oz1, oz1 + 3 * RW)
tiles('bricks', W, H, .25, RW, .0105, .03, bt.mat, (0, 0, H / 2), (math.radians(90), 0, 0), tilt=.006, bond=.5, bevel=.003, jitter=.0018, seg=1, holes=(hole, holeS))
tiles('soldier', ox1 - ox0 + .24, 3 * RW, RW, 3 * RW, .0105, .03, bt.mat, (0, 0, oz1 + 1.5 * RW), (math.radians(90), 0, 0), tilt=.006, bevel=.003, jitter=.0018)
# mortar slabs around the opening (recessed 9 mm)
md = .2
for x0, x1, z0, z1 in ((X0, ox0, 0, ZT), (ox1, X1, 0, ZT), (ox0, ox1, 0, oz0), (ox0, ox1, oz1, ZT)):
    box('mortar', (x1 - x0, md, z1 - z0), ((x0 + x1) / 2, .006 - .0 + md / 2 - .002, (z0 + z1) / 2), mt.mat, 0)
# reveals in brick (headers)
RD = .115
for s, x in ((1, ox0), (-1, ox1)):
    tiles('rev', RD + .02, oz1 - oz0, RD + .02, RW, .0105, .02, bt.mat, (x - s * .008, (RD + .02) / 2 - .014, (oz0 + oz1) / 2), (math.radians(90), 0, s * math.radians(90)), tilt=.004, bevel=.002)
box('revtop', (ox1 - ox0, RD, .02), (0, RD / 2, oz1 + .009), mt.mat, 0)

# --- window: two sashes, PVC profiles
FYo = RD - .005        # outer face of the frame
def bar(x0, x1, z0, z1, y0, d, bev=.004):
    return box('pvc', (x1 - x0, d, z1 - z0), ((x0 + x1) / 2, y0 + d / 2, (z0 + z1) / 2), front, bev, 3, tag='front')
fw = .058
ix0, ix1, iz0, iz1 = ox0 + .006, ox1 - .006, oz0 + .03, oz1 - .004
for (x0, x1, z0, z1) in ((ix0, ix0 + fw, iz0, iz1), (ix1 - fw, ix1, iz0, iz1), (ix0 + fw, ix1 - fw, iz0, iz0 + fw), (ix0 + fw, ix1 - fw, iz1 - fw, iz1), (-.045, .045, iz0 + fw, iz1 - fw)):
    bar(x0, x1, z0, z1, FYo, .07)
gl = glass('pane', '#f4f6f4', 0, 1.6)
rub = simple('gasket', '#121212', .6)
rnd = random.Random(5)
for s0, s1 in ((ix0 + fw + .004, -.045 - .004), (.045 + .004, ix1 - fw - .004)):
    z0, z1 = iz0 + fw + .004, iz1 - fw - .004
    sw, y = .062, FYo + .012
    for (x0, x1, za, zb) in ((s0, s0 + sw, z0, z1), (s1 - sw, s1, z0, z1), (s0 + sw, s1 - sw, z0, z0 + sw), (s0 + sw, s1 - sw, z1 - sw, z1)):
        bar(x0, x1, za, zb, y, .06, .006)
    # glazing bead slope + gasket + pane
    g = .006
    for (x0, x1, za, zb) in ((s0 + sw, s0 + sw + g, z0 + sw, z1 - sw), (s1 - sw - g, s1 - sw, z0 + sw, z1 - sw), (s0 + sw, s1 - sw, z0 + sw, z0 + sw + g), (s0 + sw, s1 - sw, z1 - sw - g, z1 - sw)):
        box('gas', (x1 - x0, .01, zb - za), ((x0 + x1) / 2, y + .024, (za + zb) / 2), rub, .001)
    for k in (0, 1):
        plane('pane', s1 - s0 - 2 * sw, z1 - z0 - 2 * sw, ((s0 + s1) / 2, y + .03 + k * .02, (z0 + z1) / 2), gl, (math.radians(90 + rnd.gauss(0, .25)), 0, math.radians(rnd.gauss(0, .3))))
# sill: anodised aluminium with nosing and end caps
al = simple('alu', '#3a3d40', .38, .2, var=.05)
box('sill', (ox1 - ox0 + .02, .20, .004), (0, .025, oz0 + .026), al, .001, rot=(math.radians(5), 0, 0))
box('nose', (ox1 - ox0 + .02, .004, .035), (0, -.075, oz0 + .001), al, .001)
for s in (-1, 1):
    box('cap', (.008, .2, .05), (s * (ox1 + .006), .022, oz0 + .02), al, .002)

# --- inside: room, curtains, lamp
inw = simple('inwall', '#cfc6b8', .9)
box('room_b', (5, .1, 3.2), (0, 3.2, 1.6), inw, 0)
for s in (-1, 1): box('room_s', (.1, 3, 3.2), (s * 2.2, 1.75, 1.6), inw, 0)
box('room_c', (4.6, 3, .1), (0, 1.75, 2.75), inw, 0); box('room_f', (4.6, 3, .1), (0, 1.75, .1), simple('infloor', '#7a5c40', .5), 0)
cur = T('curtain'); tl = cur.n('BsdfTranslucent'); df = cur.n('BsdfDiffuse'); mx = cur.n('MixShader'); cur.put(tl.inputs[0], '#f1ece2'); cur.put(df.inputs[0], '#efeae0')
cur.nt.links.new(df.outputs[0], mx.inputs[1]); cur.nt.links.new(tl.outputs[0], mx.inputs[2]); cur.nt.links.new(mx.outputs[0], cur.out.inputs[0])
def curtain(x0, x1, y, z0, z1, waves, amp, seed):
    r = random.Random(seed); bm = bmesh.new(); n = 160; rows = []
    ph = [r.uniform(0, 6) for _ in range(4)]
    for k, z in enumerate((z0, (z0 + z1) / 2, z1)):
        row = []
        for i in range(n + 1):
            u = i / n
            A = amp * (1.25 - .45 * k / 2)
            row.append(bm.verts.new((x0 + (x1 - x0) * u + .01 * math.sin(u * 9 + ph[1] + k), y + A * math.sin(u * waves * 6.283 + ph[0] + .35 * math.sin(u * 11 + ph[2]) + .15 * k) + .3 * A * math.sin(u * waves * 13 + ph[3]), z)))
        rows.append(row)
    for p, q in zip(rows, rows[1:]):
        for i in range(n): bm.faces.new((p[i], p[i + 1], q[i + 1], q[i])).smooth = True
    obj('curtain', bm_to_mesh(bm, 'curtain'), cur.mat)
curtain(-1.12, -.52, .42, .3, 2.6, 7, .045, 1); curtain(.62, 1.15, .42, .3, 2.6, 6, .045, 2)
lathe('shade', [(.16, 0), (.11, .22)], (.62, 1.7, 1.35), emis('shade', (1, .72, .42), 2.2), 40)
cyl('lampf', .012, .9, (.62, 1.7, .9), al)
area('inlamp', (.62, 1.7, 1.3), (.62, 1.7, 0), .3, .3, 30, (1, .75, .5))
box('pic', (.6, .03, .8), (-.45, 3.12, 1.6), simple('pic', '#5d6b62', .7), .004)
lathe('vase', spline_prof([(.045, 0), (.075, .04), (.08, .1), (.045, .16), (.04, .2)]), (-.30, .32, oz0 + .05), simple('vs', '#8c9a96', .25))
branches((-.30, .32, oz0 + .25), n=5, h=.36, spread=.2, per=11, seed=3)
box('insill', (2.2, .3, .04), (0, .37, oz0 + .03), simple('insill', '#efece6', .4), .004)

# --- props outside: flower box, climber, wall lamp
tr = simple('trough', '#2e3032', .75, bump=.1, bscale=180)
r = random.Random(2)
leafg = leafmat('lav', '#55683f', '#7f8f62', .6, .3); lavf = simple('lavf', '#6f5fa3', .8)
lm = leaf_mesh('lv', .075, .006, leafg, .15, .2, n=4); fl = None
bmf = bmesh.new(); bmesh.ops.create_icosphere(bmf, subdivisions=1, radius=.0055); flm = bm_to_mesh(bmf, 'fl'); flm.materials.append(lavf)
# big planter at the right, lavender
PX, PY = 1.72, -.40
for (px, py, sc) in ((1.62, -.33, 1.0),):
    rbox('planter', (.62, .34, .62), (px, py, .78 - .31 + .10), tr, .03, 'z', .008)
    for i in range(420):
        bx_, by_ = px + r.uniform(-.29, .29), py + r.uniform(-.15, .15)
        hgt = r.uniform(.22, .50); lx, ly = (bx_ - px) * .6 + r.gauss(0, .05), (by_ - py) * .8 + r.gauss(0, .04)
        b0 = Vector((bx_, by_, .86)); tp = b0 + Vector((lx, ly, hgt))
        for q in range(5):
            p = b0.lerp(tp, r.uniform(.0, .6)); az = r.uniform(0, 6.28)
            inst('lv', lm, Matrix.Translation(p) @ Matrix.Rotation(az, 4, 'Z') @ Matrix.Rotation(-r.uniform(.6, 1.3), 4, 'Y') @ Matrix.Scale(r.uniform(.7, 1.3), 4))
        if i % 2 == 0:
            tube('ls', [b0, b0.lerp(tp, .5) + Vector((lx * .1, 0, 0)), tp], .0011, leafg, res=1)
            dr = (tp - b0).normalized()
            for q in range(16):
                p = tp - dr * (q * .0042) + Vector((r.gauss(0, .0035), r.gauss(0, .0035), 0))
                inst('fl', flm, Matrix.Translation(p) @ Matrix.Scale(r.uniform(.6, 1.1) * (.6 + .05 * min(q, 8)), 4))
# climber on the left
iv = leafmat('ivy', '#2f4a22', '#56733a', .45, .3)
ivm = [leaf_mesh('iv%d' % i, .085 * s, .034 * s, iv, .3, .25) for i, s in enumerate((1, .75, 1.2))]
from mathutils import noise as mn
for i in range(2600 if house['climber'] else 0):
    x, z = r.uniform(-2.6, -1.12), r.uniform(.2, 3.4)
    dens = 1.25 - (x + 2.6) / 1.15 + .9 * mn.noise(Vector((x * 2.2, z * 1.4, 3)))
    if r.random() > dens: continue
    M = Matrix.Translation((x, -.03 - r.random() * .10 * max(.2, dens), z)) @ Matrix.Rotation(math.radians(-90) + r.gauss(0, .5), 4, 'Z') @ Matrix.Rotation(r.uniform(.2, 1.1), 4, 'Y') @ Matrix.Rotation(r.gauss(0, .5), 4, 'X') @ Matrix.Scale(r.uniform(.6, 1.15), 4)
    inst('iv', r.choice(ivm), M)
for i in range(7 if house['climber'] else 0):
    x = -2.5 + i * .16
    tube('ivs', [(x + r.gauss(0, .05), -.03, z) for z in (0, .7, 1.5, 2.3, 3.3)], .006, simple('ivst', '#5b4a35', .8), res=3)
bk = simple('lampblack', '#1c1d1e', .4)
cyl('lmp', .055, .20, (1.55, -.085, 2.05), bk, bevel=.004)
box('lmpw', (.07, .05, .10), (1.55, -.03, 2.05), bk, .004)

# --- ground, trees behind the camera (reflections in the panes: a skyline in them looks like torn paper)
gr = T('grass'); v = gr.coord('Object', False)
gr.pbsdf(gr.mix(gr.noise(v, 3, 6), '#4d6330', '#76894a'), .95, 0, .1)
plane('ground', 80, 80, (0, -30, -.02), gr.mat)
plane('pave', 12, 2.5, (0, -1.25, -.01), simple('pave', '#b3aca0', .9))
tm_ = leafmat('tree', '#2d4420', '#4f6a33', .8, .2)
for i in range(16):
    bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=6, radius=1)
    for v_ in bm.verts:
        k = 1 + .45 * mn.noise(v_.co * 2.1 + Vector((i * 7, 0, 0))) + .25 * mn.noise(v_.co * 6 + Vector((i * 3, 1, 0))) + .14 * mn.noise(v_.co * 17 + Vector((i, 1, 5)))
        v_.co *= k
    s = r.uniform(5, 7)    # so high that no sky shows above them in the panes
    o = obj('tree', bm_to_mesh(bm, 'tree'), tm_, (-26 + i * 3.5 + r.gauss(0, .8), -24 + r.gauss(0, 3), s * .8), smooth=True); o.scale = (s, s, s * r.uniform(1.1, 1.4))
box('house', (9, 6, 5), (7, -30, 2.5), simple('hs', '#d8cfc0', .9), 0)

sky(.30, 40, 200, False, 1.0, .6, sat=.8)
sun((.62, .78, -.70), a.sun, .6, (1, .94, .84))
camera((-.55 * house['side'], -4.1, 1.62), yaw=7.5 * house['side'], lens=36, shift=(0, .0), fstop=8, focus=4.1)
settings(a, exposure=a.expo, look=a.look)
if a.mask: mask_mode({'front': (1, 0, 0)})
if a.albedo: albedo_mode('front' if 'front' in bpy.data.materials else 'pvc', 'front')
if a.passes: aux_passes(a.out)
render(a.out)
