"""What lies on a wrapper's bench: film on its liner, squeegee, knife, heat gun, rolls, cutting mat."""
from kit import *

def smooth(a, b, x):
    """0 below a, 1 above b, without a corner between"""
    k = max(0.0, min(1.0, (x - a) / (b - a)))
    return k * k * (3 - 2 * k)

def liner(name='liner', pitch=.0254):
    """siliconed paper: glossy, off-white, with the grid that wrappers cut along"""
    t = T(name); u = t.n('UVMap', uv_map='uv').outputs[0]; s = t.n('SeparateXYZ'); t.put(s.inputs[0], u)
    def lines(v, step, width):
        f = t.math('FRACT', t.math('ADD', t.math('DIVIDE', v, step), .5))
        return t.math('LESS_THAN', t.math('ABSOLUTE', t.math('SUBTRACT', f, .5)), width / step / 2)
    both = lambda step, width: t.math('MAXIMUM', lines(s.outputs[0], step, width), lines(s.outputs[1], step, width))
    g = t.math('MAXIMUM', t.math('MULTIPLY', both(pitch, .0006), .75), t.math('MULTIPLY', both(pitch / 4, .0003), .30))
    col = t.mix(g, t.mix(t.mapr(t.noise(u, 30, 4), .3, .7, 0, .25), '#eeebe3', '#e2ddd1'), '#4f7392')
    t.pbsdf(col, .30, 0, .5, t.bump(t.noise(u, 14, 3), .25, .002), Clearcoat=.25, Clearcoat_Roughness=.15)
    return t.mat

def adhesive(name='adhesive'):
    """the sticky side: pale grey with the fine channels that let air out"""
    t = T(name); u = t.n('UVMap', uv_map='uv').outputs[0]; s = t.n('SeparateXYZ'); t.put(s.inputs[0], u)
    wave = lambda v: t.math('ABSOLUTE', t.math('SINE', t.math('MULTIPLY', v, 1900)))
    d = t.math('MINIMUM', wave(t.math('ADD', s.outputs[0], s.outputs[1])), wave(t.math('SUBTRACT', s.outputs[0], s.outputs[1])))
    h = t.mapr(d, 0, .35, 0, 1)
    t.pbsdf(t.mix(h, '#b9b8b2', '#cbcac4'), t.mapr(h, 0, 1, .5, .26), 0, .5, t.bump(h, .25, .0003))
    return t.mat

def fine(spec):
    """a film seen from ten centimetres: the same print, with the pores and the emboss that a room does not show"""
    t = T('fine_' + spec.get('wood', 'matt')); u = t.n('UVMap', uv_map='uv').outputs[0]; s = t.n('SeparateXYZ'); t.put(s.inputs[0], u)
    if spec['kind'] == 'wood':
        c = t.n('CombineXYZ'); t.put(c.inputs[0], s.outputs[0]); t.put(c.inputs[2], s.outputs[1])
        v = t.vmath('ADD', c.outputs[0], (spec.get('off', 3.7),) * 3)
        col, h = wood_nodes(t, v, WOODS[spec['wood']], spec.get('ring', 78), 'x', spec.get('figure', 1), spec.get('pores', 1))
        pore = t.mapr(t.noise(t.scale(v, (55, 1500, 1500)), 1, 2, .5), .585, .66, 0, 1)
        line = t.noise(t.scale(v, (22, 2600, 2600)), 1, 3, .55)
        col = t.mix(t.math('MULTIPLY', pore, .55), col, t.mix(1.0, col, '#5d4638', 'MULTIPLY'))
        col = t.mix(t.mapr(line, .35, .65, .16, 0), col, '#2a1a12', 'MULTIPLY')
        hh = t.math('SUBTRACT', t.math('MULTIPLY', line, .35), pore)
        t.pbsdf(col, t.mapr(pore, 0, 1, .40, .62), 0, .42, t.bump(hh, .55, .00025))
    else:
        g = t.math('ADD', t.noise(u, 2600, 3, .6), t.math('MULTIPLY', t.noise(u, 700, 2), .4))
        t.pbsdf(spec['color'], t.mapr(t.noise(u, 60, 3), .3, .7, .42, .50), 0, .40, t.bump(g, .16, .0002))
    return t.mat

def sheet(name, rows, top, under, thick=.00025, place=(0, 0, 0), turn=0, rim=None):
    """a bent sheet: rows of (point, (u, v)), uv in metres; its normal side is `top`, the other `under`"""
    bm = bmesh.new(); uvl = bm.loops.layers.uv.new('uv'); V = [[bm.verts.new(p) for p, _ in r] for r in rows]
    for i in range(len(rows) - 1):
        for j in range(len(rows[0]) - 1):
            q = ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)); f = bm.faces.new([V[a][b] for a, b in q]); f.smooth = True
            for l, (a, b) in zip(f.loops, q): l[uvl].uv = rows[a][b][1]
    ob = obj(name, bm_to_mesh(bm, name), top, place, (0, 0, turn))
    for m in (under, rim or top): ob.data.materials.append(m)
    m = ob.modifiers.new('thick', 'SOLIDIFY'); m.thickness = thick; m.offset = -1; m.material_offset = 1; m.material_offset_rim = 2; m.use_quality_normals = True
    return ob

def bent(start, curvature, length, n):
    """points (across, up) of a strip that leaves `start` flat, with curvature(s) at each arc length s; n: how many, or where"""
    at = [length * i / n for i in range(n + 1)] if isinstance(n, int) else n
    (x, z), th, out = start, 0.0, [start]
    for s0, s1 in zip(at, at[1:]):
        ds = s1 - s0; half = curvature((s0 + s1) / 2) * ds / 2; th += half; x += math.cos(th) * ds; z += math.sin(th) * ds; th += half; out.append((x, z))
    return out

def squeegee(loc, rot, color='#b98a3e', parent=None):
    """a plastic card with a felt edge"""
    o = bpy.data.objects.new('squeegee', None); o.location, o.rotation_euler = loc, rot; link(o)
    t = T('card'); v = t.coord('Object', False)
    scratch = t.mapr(t.noise(t.scale(v, (40, 900, 40), rot=(0, 0, .4)), 1, 2), .70, .76, 0, 1)
    t.pbsdf(t.mix(t.math('MULTIPLY', scratch, .25), color, '#e9d7ad'), t.mapr(scratch, 0, 1, .34, .55), 0, .45, t.bump(t.noise(v, 500, 2), .06, .0004))
    fl = T('felt'); v = fl.coord('Object', False); n = fl.noise(v, 1500, 3, .7)
    fl.pbsdf(fl.mix(n, '#1f2023', '#45464a'), .95, 0, .1, fl.bump(n, .9, .0012), Sheen=.6)
    rbox('card', (.100, .070, .0042), (0, .003, .0036), t.mat, .007, 'z', .0012).parent = o
    rbox('grip', (.080, .010, .0054), (0, .026, .0036), t.mat, .004, 'z', .0010).parent = o
    rbox('felt', (.101, .0125, .0074), (0, -.0305, .0037), fl.mat, .0028, 'z', .0012).parent = o
    return o

def steel(name, rough=.24, axis=0):
    t = T(name); v = t.coord('Object', False); sc = [900, 900, 900]; sc[axis] = 14
    b = t.noise(t.scale(v, tuple(sc)), 1, 3, .6)
    t.pbsdf(t.mix(t.mapr(b, .3, .7, 0, .3), '#c9c9c6', '#8d8d8a'), t.mapr(b, .3, .7, rough - .06, rough + .10), 1.0, .5, t.bump(b, .06, .0003))
    return t.mat

def knife(loc, rot, out=.030):
    """snap-off knife, nine millimetres, blade along +x, lying on its side"""
    o = bpy.data.objects.new('knife', None); o.location, o.rotation_euler = loc, rot; link(o)
    st = steel('knifesteel'); blk = simple('knifeblack', '#17181a', .5, bump=.1, bscale=900); dark = simple('knifeslot', '#0c0c0d', .7)
    add = lambda b: setattr(b, 'parent', o) or b
    add(rbox('sleeve', (.122, .0138, .0062), (-.061, 0, .0035), st, .0022, 'z', .0007)); add(box('slot', (.092, .0042, .0006), (-.064, .0006, .0067), dark, .0002))
    add(rbox('slider', (.020, .0080, .0050), (-.030, .0008, .0080), blk, .0018, 'z', .0008))
    for i in range(5): add(box('rib', (.0011, .0076, .0010), (-.0365 + i * .0032, .0008, .0107), blk, .0004))
    add(rbox('clip', (.013, .0142, .0072), (-.1205, 0, .0036), blk, .0025, 'z', .0010))
    t = T('blade'); v = t.coord('Object', False); s = t.n('SeparateXYZ'); t.put(s.inputs[0], v)
    f = t.math('FRACT', t.math('DIVIDE', t.math('ADD', s.outputs[0], t.math('MULTIPLY', s.outputs[1], .58)), .0050))
    score = t.mapr(t.math('ABSOLUTE', t.math('SUBTRACT', f, .5)), .0, .05, 1, 0); ground = t.mapr(s.outputs[1], -.0032, -.0031, 1, 0)
    b = t.noise(t.scale(v, (30, 1600, 30)), 1, 3)
    t.pbsdf(t.mix(score, t.mix(ground, '#a9aaa8', '#d4d5d3'), '#4e4f50'), t.mapr(ground, 0, 1, .26, .12), 1.0, .5, t.bump(t.math('SUBTRACT', t.math('MULTIPLY', b, .2), score), .3, .0002))
    bm = bmesh.new(); h, w = .00040, .0045
    P = [(-.02, -w), (out, -w), (out - 2 * w * .58, w), (-.02, w)]
    lo, hi = [bm.verts.new((x, y, .0034 - h / 2 if y > 0 else .0034 - .00002)) for x, y in P], [bm.verts.new((x, y, .0034 + h / 2 if y > 0 else .0034 + .00002)) for x, y in P]
    mid_lo, mid_hi = [[bm.verts.new((x, -.0031, .0034 + s_ * h / 2)) for x in (-.02, out - (w - .0031) * .58)] for s_ in (-1, 1)]
    for q in ((hi[0], hi[1], mid_hi[1], mid_hi[0]), (mid_hi[0], mid_hi[1], hi[2], hi[3]), (lo[1], lo[0], mid_lo[0], mid_lo[1]), (mid_lo[1], mid_lo[0], lo[3], lo[2]), (hi[1], lo[1], mid_lo[1], mid_hi[1]), (mid_hi[1], mid_lo[1], lo[2], hi[2]), (hi[2], lo[2], lo[3], hi[3]), (lo[0], lo[1], hi[1], hi[0])): bm.faces.new(q)
    add(obj('blade', bm_to_mesh(bm, 'blade'), t.mat))
    return o

def offcut(loc, rot, top, under, r=.011, turns=1.6, width=.006, pitch=.011, n=160, grow=.35):
    """a trimmed strip that curls by itself"""
    rows = []
    for i in range(n + 1):
        a = turns * 6.283 * i / n; rr = r * (1 + grow * i / n); z = pitch * a / 6.283
        rows.append([((rr * math.cos(a), z + k * width, rr * math.sin(a)), (rr * a, k * width)) for k in (0, .33, .66, 1)])
    o = sheet('offcut', rows, top, under); o.location, o.rotation_euler = loc, rot
    return o

def heat_gun(loc, turn=0):
    """stands on its back, nozzle up, as it is put down while hot"""
    o = bpy.data.objects.new('heatgun', None); o.location = loc; o.rotation_euler = (0, 0, turn); link(o); add = lambda b: setattr(b, 'parent', o) or b
    body = simple('gunbody', '#2c3136', .42, bump=.12, bscale=900); grip = simple('gungrip', '#141516', .75, bump=.5, bscale=700); st = steel('gunsteel', .30, 2); acc = simple('gunaccent', '#c98a2c', .4)
    add(lathe('body', spline_prof([(.030, 0), (.042, .004), (.046, .02), (.046, .10), (.043, .135), (.036, .155), (.030, .160)]) + [(.0, .160)], (0, 0, 0), body, 64))
    add(lathe('collar', [(.030, .158), (.031, .160), (.031, .172), (.028, .175), (.020, .176)], (0, 0, 0), grip, 64))
    add(lathe('nozzle', [(.0235, .170), (.0235, .205), (.0195, .214), (.0195, .238), (.0182, .239), (.0182, .206), (0, .204)], (0, 0, 0), st, 64))
    add(lathe('band', [(.0464, .030), (.0468, .032), (.0468, .040), (.0464, .042)], (0, 0, 0), acc, 64))
    for i in range(9): add(box('vent', (.0015, .026, .0022), (-.0455, 0, .055 + i * .0055), grip, .0005))
    h = add(rbox('handle', (.118, .036, .044), (.088, 0, .070), body, .016, 'x', .006, rot=(0, math.radians(-14), 0))); add(rbox('gripp', (.085, .0372, .020), (.098, 0, .0595), grip, .008, 'x', .004, rot=(0, math.radians(-14), 0)))
    add(rbox('trigger', (.024, .018, .012), (.068, 0, .098), acc, .005, 'y', .003, rot=(0, math.radians(-14), 0)))
    return o

def roll(loc, length, r, top, axis='x', core=.039, tag=None):
    """film wound on a cardboard core, liner outwards at its ends. lies along `axis`"""
    o = bpy.data.objects.new('roll', None); o.location = loc; o.rotation_euler = (0, math.radians(90), 0) if axis == 'x' else (math.radians(90), 0, 0) if axis == 'y' else (0, 0, 0); link(o)
    e = T('rollend'); v = e.coord('Object', False); s = e.n('SeparateXYZ'); e.put(s.inputs[0], v)
    rad = e.math('SQRT', e.math('ADD', e.math('POWER', s.outputs[0], 2), e.math('POWER', s.outputs[1], 2)))
    c = e.n('CombineXYZ'); e.put(c.inputs[0], rad); n = e.noise(e.scale(c.outputs[0], (2600, 1, 1)), 1, 2, .7)
    e.pbsdf(e.mix(e.mapr(n, .35, .65, 0, 1), '#efece5', '#a9a49a'), .7, 0, .3, e.bump(n, .4, .0008))
    cb = T('core'); v = cb.coord('Object', False); cb.pbsdf(cb.mix(cb.noise(v, 60, 4), '#9c7d5a', '#b6976f'), .85, 0, .15, cb.bump(cb.noise(v, 400, 2), .3, .0006)); add = lambda b: setattr(b, 'parent', o) or b
    L = length / 2
    add(lathe('film', [(r, -L), (r, L)], (0, 0, 0), top, 72)); add(lathe('tube', [(core, L - .0005), (core, L + .012), (core - .005, L + .012), (core - .005, -L - .012), (core, -L - .012), (core, -L + .0005)], (0, 0, 0), cb.mat, 64))
    for q in (-1, 1): add(lathe('end', [(core, q * L), (r - .0008, q * L), (r, q * (L - .0006))], (0, 0, 0), e.mat, 72))
    return o

def cutting_mat(size, loc, turn=0, color='#23433c', line='#9fb5a4'):
    t = T('mat'); v = t.coord('Object', False); s = t.n('SeparateXYZ'); t.put(s.inputs[0], v)
    def lines(q, step, width):
        f = t.math('FRACT', t.math('ADD', t.math('DIVIDE', q, step), .5))
        return t.math('LESS_THAN', t.math('ABSOLUTE', t.math('SUBTRACT', f, .5)), width / step / 2)
    both = lambda step, width: t.math('MAXIMUM', lines(s.outputs[0], step, width), lines(s.outputs[1], step, width))
    g = t.math('MAXIMUM', t.math('MULTIPLY', both(.05, .0007), .7), t.math('MULTIPLY', both(.01, .0004), .32))
    cut = t.mapr(t.noise(t.scale(v, (6, 420, 1), rot=(0, 0, .7)), 1, 2, .6), .66, .70, 0, 1)
    col = t.mix(g, t.mix(t.mapr(t.noise(v, 9, 5), .3, .7, 0, .5), color, t_dark(color)), line)
    t.pbsdf(t.mix(t.math('MULTIPLY', cut, .5), col, '#6c8a7c'), .62, 0, .3, t.bump(t.math('SUBTRACT', t.noise(v, 1200, 2), cut), .25, .0004))
    return rbox('mat', (size[0], size[1], .003), (loc[0], loc[1], loc[2] + .0015), t.mat, .006, 'z', .0008, rot=(0, 0, turn))

def t_dark(h):
    return tuple(c * .72 for c in lin(h)[:3])
