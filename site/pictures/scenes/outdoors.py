"""What grows and stands outside a house, and what its panes mirror."""
from kit import *

def lavender(px, py, z, r, w=.58, d=.30):
    """fills a planter whose rim is at z"""
    leaves = leafmat('lav', '#55683f', '#7f8f62', .6, .3); lm = leaf_mesh('lv', .075, .006, leaves, .15, .2, n=4)
    bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=1, radius=.0055); flower = bm_to_mesh(bm, 'fl'); flower.materials.append(simple('lavf', '#6f5fa3', .8))
    for i in range(420):
        bx, by = px + r.uniform(-w / 2, w / 2), py + r.uniform(-d / 2, d / 2)
        h = r.uniform(.22, .50); lx, ly = (bx - px) * .6 + r.gauss(0, .05), (by - py) * .8 + r.gauss(0, .04)
        b0 = Vector((bx, by, z)); tp = b0 + Vector((lx, ly, h))
        for q in range(5):
            p = b0.lerp(tp, r.uniform(.0, .6)); az = r.uniform(0, 6.28)
            inst('lv', lm, Matrix.Translation(p) @ Matrix.Rotation(az, 4, 'Z') @ Matrix.Rotation(-r.uniform(.6, 1.3), 4, 'Y') @ Matrix.Scale(r.uniform(.7, 1.3), 4))
        if i % 2 == 0:
            tube('ls', [b0, b0.lerp(tp, .5) + Vector((lx * .1, 0, 0)), tp], .0011, leaves, res=1)
            dr = (tp - b0).normalized()
            for q in range(16):
                p = tp - dr * (q * .0042) + Vector((r.gauss(0, .0035), r.gauss(0, .0035), 0))
                inst('fl', flower, Matrix.Translation(p) @ Matrix.Scale(r.uniform(.6, 1.1) * (.6 + .05 * min(q, 8)), 4))

def climber(r):
    """over the wall at the left"""
    iv = leafmat('ivy', '#2f4a22', '#56733a', .45, .3)
    meshes = [leaf_mesh('iv%d' % i, .085 * s, .034 * s, iv, .3, .25) for i, s in enumerate((1, .75, 1.2))]
    for i in range(2600):
        x, z = r.uniform(-2.6, -1.12), r.uniform(.2, 3.4)
        dens = 1.25 - (x + 2.6) / 1.15 + .9 * mn.noise(Vector((x * 2.2, z * 1.4, 3)))
        if r.random() > dens: continue
        M = Matrix.Translation((x, -.03 - r.random() * .10 * max(.2, dens), z)) @ Matrix.Rotation(math.radians(-90) + r.gauss(0, .5), 4, 'Z') @ Matrix.Rotation(r.uniform(.2, 1.1), 4, 'Y') @ Matrix.Rotation(r.gauss(0, .5), 4, 'X') @ Matrix.Scale(r.uniform(.6, 1.15), 4)
        inst('iv', r.choice(meshes), M)
    for i in range(7):
        x = -2.5 + i * .16
        tube('ivs', [(x + r.gauss(0, .05), -.03, z) for z in (0, .7, 1.5, 2.3, 3.3)], .006, simple('ivst', '#5b4a35', .8), res=3)

def clipped(x, y, z, radius, r, n=4600):
    """a clipped ball of box on a short stem out of the soil at z"""
    box_ = leafmat('box', '#2c4a1f', '#4f7033', .4, .25); meshes = [leaf_mesh('bx%d' % i, .026 * s, .012 * s, box_, .2, .3, n=4) for i, s in enumerate((1, .8, 1.2))]
    c = Vector((x, y, z + radius * 1.15)); dark = simple('core', '#1c2a13', .95)
    bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=3, radius=radius * .84); obj('core', bm_to_mesh(bm, 'core'), dark, c, smooth=True)
    cyl('stem', .018, radius * .6, (x, y, z + radius * .2), simple('stem', '#5b4a35', .8))
    for i in range(n):     # leaves lie on the ball like shingles, their tips a little outwards
        d = Vector((r.gauss(0, 1), r.gauss(0, 1), r.gauss(0, 1))).normalized()
        p = c + d * radius * (r.uniform(.85, 1.0) + .04 * mn.noise(d * 2.5 + Vector((x, 0, 0))))
        t = d.cross(Vector((r.gauss(0, 1), r.gauss(0, 1), r.gauss(0, 1)))).normalized()
        along = (t + d * r.uniform(.1, .9)).normalized(); up = (d - along * d.dot(along)).normalized()
        turn = Matrix((along, up.cross(along), up)).transposed().to_4x4()
        inst('bx', r.choice(meshes), Matrix.Translation(p) @ turn @ Matrix.Rotation(r.gauss(0, .45), 4, 'X') @ Matrix.Scale(r.uniform(.7, 1.25), 4))

def trees(r):
    """grass, and trees behind the camera: so high that panes mirror them alone, because a skyline in them looks like torn paper"""
    gr = T('grass'); v = gr.coord('Object', False)
    gr.pbsdf(gr.mix(gr.noise(v, 3, 6), '#4d6330', '#76894a'), .95, 0, .1)
    plane('ground', 80, 80, (0, -30, -.02), gr.mat)
    tm_ = leafmat('tree', '#2d4420', '#4f6a33', .8, .2)
    for i in range(16):
        bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=6, radius=1)
        for v_ in bm.verts:
            v_.co *= 1 + .45 * mn.noise(v_.co * 2.1 + Vector((i * 7, 0, 0))) + .25 * mn.noise(v_.co * 6 + Vector((i * 3, 1, 0))) + .14 * mn.noise(v_.co * 17 + Vector((i, 1, 5)))
        s = r.uniform(5, 7)
        o = obj('tree', bm_to_mesh(bm, 'tree'), tm_, (-26 + i * 3.5 + r.gauss(0, .8), -24 + r.gauss(0, 3), s * .8), smooth=True); o.scale = (s, s, s * r.uniform(1.1, 1.4))
    box('house', (9, 6, 5), (7, -30, 2.5), simple('hs', '#d8cfc0', .9), 0)

def lawn(spaces, r, density=420):
    """mown grass in the rectangles (x0, x1, y0, y1) on the ground; density: tufts in a square metre"""
    blade = leafmat('blade', '#4a6431', '#7d9150', .6, .3); tufts = []
    for k in range(4):
        bm = bmesh.new()
        for _ in range(26):
            x, y, az, h, w = r.gauss(0, .022), r.gauss(0, .022), r.uniform(0, 6.28), r.uniform(.022, .05), r.uniform(.0012, .0022)
            dx, dy, lean = math.cos(az), math.sin(az), r.uniform(.1, .9) * h
            base = [bm.verts.new((x - dy * w, y + dx * w, 0)), bm.verts.new((x + dy * w, y - dx * w, 0))]
            mid = [bm.verts.new((x + dx * lean * .35 + s * dy * w * .8, y + dy * lean * .35 - s * dx * w * .8, h * .6)) for s in (-1, 1)]
            top = bm.verts.new((x + dx * lean, y + dy * lean, h))
            bm.faces.new((base[0], base[1], mid[1], mid[0])); bm.faces.new((mid[0], mid[1], top))
        me = bm_to_mesh(bm, 'tuft%d' % k); me.materials.append(blade); tufts.append(me)
    for x0, x1, y0, y1 in spaces:
        for _ in range(int((x1 - x0) * (y1 - y0) * density)):
            inst('tuft', r.choice(tufts), Matrix.Translation((r.uniform(x0, x1), r.uniform(y0, y1), -.02)) @ Matrix.Rotation(r.uniform(0, 6.28), 4, 'Z') @ Matrix.Scale(r.uniform(.7, 1.25), 4))

def hedge(x0, x1, y, height, depth, r, n=9000):
    """a clipped hedge along x, its front at y"""
    leaf = leafmat('hedge', '#2b4520', '#4c6a33', .45, .25); meshes = [leaf_mesh('hg%d' % i, .05 * s, .022 * s, leaf, .2, .3, n=4) for i, s in enumerate((1, .8, 1.25))]
    box('hedgecore', (x1 - x0 - .06, depth - .06, height - .03), ((x0 + x1) / 2, y + depth / 2, (height - .03) / 2), simple('hedgecore', '#16200f', .95), 0)
    for _ in range(n):
        x, k = r.uniform(x0, x1), r.random()
        top = k < .35
        p = Vector((x, y + r.uniform(0, depth) if top else y + r.uniform(-.02, .05), height + r.uniform(-.05, .02) if top else r.uniform(.02, height)))
        p.z += .02 * mn.noise(Vector((x * 2, p.y, 0)))
        out = Vector((0, 0, 1)) if top else Vector((0, -1, 0))
        e = Euler((r.uniform(0, 6.3), r.uniform(-.9, .9), r.uniform(0, 6.3))).to_matrix().to_4x4()
        inst('hg', r.choice(meshes), Matrix.Translation(p) @ out.to_track_quat('Z', 'Y').to_matrix().to_4x4() @ Matrix.Rotation(r.uniform(0, 6.3), 4, 'Z') @ Matrix.Rotation(-r.uniform(.1, 1.0), 4, 'Y') @ Matrix.Scale(r.uniform(.7, 1.2), 4))

def back_garden(x0=0, y0=0, amb=.5, hedge=1.5, deeper=0):
    """What is seen through a window at the back, around x0 - 4 and from y0 on: terrace, lawn (longer by `deeper`), a hedge of that height and trees in the last sun. A little light of their own, amb, stands in for the sky."""
    def outmat(name, c1, c2, sc, amb):
        t = T(name); v = t.coord('Object'); col = t.mix(t.noise(v, sc, 6, .6), c1, c2)
        p = t.pbsdf(t.mix(1, col, (.25, .25, .25), 'MULTIPLY'), .9, 0, .1); t.put(t.base.inputs['Emission'], col); t.base.inputs['Emission Strength'].default_value = amb
        return p
    def leaves(name, c1, c2, low):      # bunches differ; what faces the ground is darker
        t = T(name); oi = t.n('ObjectInfo').outputs['Random']; ge = t.n('SeparateXYZ'); t.put(ge.inputs[0], t.n('NewGeometry').outputs['Normal'])
        k = t.math('MULTIPLY', t.mapr(oi, 0, 1, .45, 1.15), t.mapr(ge.outputs[2], -1, 1, .7, 1.1)); col = t.mix(1, t.mix(oi, c1, c2), k, 'MULTIPLY')
        p = t.pbsdf(t.mix(1, col, (low,) * 3, 'MULTIPLY'), .8, 0, .15); t.put(t.base.inputs['Emission'], col); t.base.inputs['Emission Strength'].default_value = amb
        return p
    def clump(name, mat, n, L, W, seed):      # one bunch of leaves, to be instanced
        r = random.Random(seed); bm = bmesh.new()
        for _ in range(n):
            p = Vector((r.gauss(0, 1), r.gauss(0, 1), r.gauss(0, 1))).normalized() * r.random() ** .45 * .85; e = Euler((r.uniform(0, 6.3), r.uniform(0, 6.3), r.uniform(0, 6.3))).to_matrix()
            bm.faces.new([bm.verts.new(p + e @ Vector(q)) for q in ((0, 0, 0), (L * .5, W, .01), (L, 0, 0), (L * .5, -W, .01))])
        me = bm_to_mesh(bm, name); me.materials.append(mat); return me
    def tree(x, y, h, rad, mes, seed):
        r = random.Random(seed)
        tube('trunk', [(x, y, 0), (x + r.gauss(0, .1), y, h * .35), (x + r.gauss(0, .2), y, h * .7)], .11, trunk, taper=.4)
        for i in range(90):
            u = Vector((r.gauss(0, 1), r.gauss(0, 1), r.gauss(0, 1))).normalized() * r.random() ** .4
            inst('cl', r.choice(mes), Matrix.Translation((x + u.x * rad, y + u.y * rad, h * .62 + u.z * h * .36)) @ Euler((r.uniform(0, 6), r.uniform(0, 6), r.uniform(0, 6))).to_matrix().to_4x4() @ Matrix.Scale(rad * r.uniform(.35, .6), 4))
    lv = leaves('leaves', '#3d542c', '#63793f', .3); lv2 = leaves('leaves2', '#7a7236', '#a08a48', .3); trunk = simple('trunk', '#4f4031', .9)
    ms = [clump('c%d' % i, lv, 170, .20, .07, i) for i in range(3)]; ms2 = [clump('d%d' % i, lv2, 170, .20, .07, 9 + i) for i in range(3)]
    plane('lawn', 60, 40, (x0 - 8, y0 + 24, -.05), outmat('lawn', '#5d7038', '#7d8a4a', .6, amb / 2)); plane('terrace', 14, 4, (x0 - 3, y0 + 2.35, -.03), outmat('terr', '#a79c8c', '#bdb3a3', 3, amb / 2))
    y0 += deeper
    box('hcore', (22, .7, hedge), (x0 - 4, y0 + 12.6, hedge / 2), simple('hcore', '#27351e', 1), 0); rh = random.Random(3)
    for i in range(round(280 * hedge)): inst('hedge', rh.choice(ms), Matrix.Translation((x0 - 14 + 20 * rh.random(), y0 + 12.25 + rh.gauss(0, .1), rh.uniform(.1, hedge + .1))) @ Euler((rh.uniform(0, 6), rh.uniform(0, 6), 0)).to_matrix().to_4x4() @ Matrix.Scale(.4, 4))
    for i, (x, y, h, rad) in enumerate(((-9, 17, 6, 2.2), (-4.6, 15.5, 5, 1.9), (-13, 22, 8, 3), (-1, 19, 7, 2.6), (-7, 26, 9, 3.4), (4, 24, 8, 3))): tree(x0 + x, y0 + y, h, rad, ms2 if i in (1, 4) else ms, i)
