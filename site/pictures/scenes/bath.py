"""A bathroom at street level: its window has frosted film up to eye level, with the houses across the street above it."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
a = args(out='out/bath.png', film='frost', spp=16, pct=50, seed=0, thr=0.0, threads=2, passes=False, mask=False, look='Medium High Contrast', expo=0.0, crop='', db=4, sun=40.0, kl=130.0, fill=32.0, amb=1.5)
reset()
# --- materials
p = T('plaster'); v = p.coord('Object', False); n = p.noise(v, 1.3, 6, .6)
p.pbsdf(p.mix(n, '#b9b5a4', '#c5c1b1'), .9, 0, .2, p.bump(p.math('ADD', p.noise(v, 6, 5, .6), p.math('MULTIPLY', p.noise(v, 60, 4), .25)), .2, .006)); wall = p.mat
zl = T('zellige'); v = zl.coord('Object', False); r = zl.n('SeparateColor'); zl.put(r.inputs[0], zl.attr('rnd'))
zl.pbsdf(zl.ramp(r.outputs[0], [(0, '#6f7f6d'), (.5, '#819080'), (1, '#94a191')]), zl.mapr(zl.noise(v, 30, 3), .3, .7, .10, .22), 0, .5, zl.bump(zl.noise(v, 45, 3), .25, .003))
tp = T('stone'); tp.pbsdf(marble_nodes(tp, tp.scale(tp.coord('Object', False), 1.4), '#e9e6df', '#b5b0a8', '#d2c4ab'), .25)
fl = T('floor'); v = fl.coord('Object', False); r = fl.n('SeparateColor'); fl.put(r.inputs[0], fl.attr('rnd')); fl.pbsdf(fl.mix(fl.mapr(fl.noise(v, 9, 5), .3, .7, 0, .6), fl.mix(r.outputs[0], '#a59b8b', '#b6ad9d'), '#938979'), .45, 0, .4, fl.bump(fl.noise(v, 50, 4), .12, .002))
white, frame, brass, black = simple('enamel', '#f0ede6', .16), simple('frame', '#ece8df', .36), simple('brass', '#ad8a50', .26, 1.0, var=.05), simple('black', '#1a1a1b', .45)
oak = wood('oak', 'oak_natural', 'x', .5, figure=.6); oakz = wood('oakz', 'oak_natural', 'z', .5, figure=.6); clay = simple('clay', '#9c5f41', .8, bump=.25, bscale=110)
# --- room
W0, W1, D, H, th = -1.75, 1.50, -3.9, 2.6, .30
x0, x1, z0, z1 = -.62, .98, .98, 2.20
box('grout', (5, 5, .02), (0, -2, -.022), simple('grout', '#8d8577', .9), 0); tiles('floor', 4, 4.4, .30, .30, .004, .012, fl.mat, (0, -2.0, -.006), tilt=.001, bevel=.0012)
box('ceil', (5, 6, .2), (0, -2, H + .1), simple('ceil', '#eee9e0', .9), 0); box('rear', (5, .2, H), (0, D - .1, H / 2), simple('rear', '#b5a894', .9), 0)
for s, x in ((-1, W0), (1, W1)): box('side', (.2, -D + .6, H), (x + s * .1, D / 2, H / 2), wall, 0)
for u0, u1, w0, w1 in ((W0 - .2, x0, 0, H), (x1, W1 + .2, 0, H), (x0, x1, 0, z0), (x0, x1, z1, H)): box('front', (u1 - u0, th, w1 - w0), ((u0 + u1) / 2, th / 2, (w0 + w1) / 2), wall, 0)
ht = .95
box('grout2', (W1 - W0, .004, ht), ((W0 + W1) / 2, -.001, ht / 2), simple('grout2', '#9fa598', .9), 0); tiles('zel', W1 - W0, ht, .10, .10, .0022, .010, zl.mat, ((W0 + W1) / 2, -.007, ht / 2), (math.radians(90), 0, 0), tilt=.011, bevel=.0012)
box('grout3', (.004, -D, ht), (W1 - .001, D / 2, ht / 2), bpy.data.materials['grout2'], 0); tiles('zel', -D, ht, .10, .10, .0022, .010, zl.mat, (W1 - .007, D / 2, ht / 2), (math.radians(90), 0, math.radians(-90)), tilt=.011, bevel=.0012)
for u0, u1 in ((W0, x0 - .02), (x1 + .02, W1)): box('ledge', (u1 - u0, .030, .022), ((u0 + u1) / 2, -.013, ht + .011), tp.mat, .003)
box('ledge', (.030, -D, .022), (W1 - .013, D / 2, ht + .011), tp.mat, .003)
rbox('sill', (x1 - x0 + .08, th - .10, .030), ((x0 + x1) / 2, (th - .10) / 2 - .045, z0 - .003), tp.mat, .006, 'z', .003)
# --- window: a frame with two casements, film on the lower part of each
yf = th - .10; mid = (x0 + x1) / 2
for z, h in ((z0 + .035, .07), (z1 - .03, .06)): box('fr', (x1 - x0, .09, h), (mid, yf, z), frame, .004)
for x, w in ((x0 + .028, .056), (mid, .062), (x1 - .028, .056)): box('fr', (w, .086, z1 - z0), (x, yf, (z0 + z1) / 2), frame, .004)
pane = glass('pane', '#f6f9f7', 0, 1.5)
f = T('front'); lp = f.n('LightPath')      # the eye sees blurred shapes, the room gets the glow; little of the sun's beam goes straight on
gl = f.n('BsdfRefraction'); gl.inputs['Roughness'].default_value = .34; gl.inputs['IOR'].default_value = 1.13; f.put(gl.inputs[0], '#f1f5f3')
tl = f.n('BsdfTranslucent'); f.put(tl.inputs[0], f.mix(lp.outputs['Is Camera Ray'], (.36, .37, .365), (.10, .102, .10))); tr = f.n('BsdfTransparent'); f.put(tr.inputs[0], (.14, .14, .14))
m1 = f.n('MixShader'); f.put(m1.inputs[0], f.mapr(lp.outputs['Is Camera Ray'], 0, 1, 1, .42)); f.nt.links.new(gl.outputs[0], m1.inputs[1]); f.nt.links.new(tl.outputs[0], m1.inputs[2])
m2 = f.n('MixShader'); f.put(m2.inputs[0], lp.outputs['Is Shadow Ray']); f.nt.links.new(m1.outputs[0], m2.inputs[1]); f.nt.links.new(tr.outputs[0], m2.inputs[2]); f.nt.links.new(m2.outputs[0], f.out.inputs[0])
for u0, u1 in ((x0 + .060, mid - .036), (mid + .036, x1 - .060)):
    w0, w1, s = z0 + .075, z1 - .065, .045
    for b0, b1, c0, c1 in ((u0, u0 + s, w0, w1), (u1 - s, u1, w0, w1), (u0 + s, u1 - s, w0, w0 + s), (u0 + s, u1 - s, w1 - s, w1)): box('sash', (b1 - b0, .05, c1 - c0), ((b0 + b1) / 2, yf - .030, (c0 + c1) / 2), frame, .005, 3)
    g0, g1 = w0 + s, w1 - s; cut = g0 + (g1 - g0) * .70
    plane('pane', u1 - u0 - 2 * s, g1 - g0, ((u0 + u1) / 2, yf - .026, (g0 + g1) / 2), pane, (math.radians(90), 0, 0))
    if a.film != 'before': plane('film', u1 - u0 - 2 * s - .004, cut - g0 - .002, ((u0 + u1) / 2, yf - .030, (g0 + cut) / 2), f.mat, (math.radians(90), 0, 0), tag='front')
for s in (-1, 1): tube('stay', [(mid + s * .062, yf - .062, 1.56), (mid + s * .062, yf - .085, 1.56), (mid + s * .062, yf - .085, 1.46)], .007, brass, res=8); rbox('plate', (.020, .005, .075), (mid + s * .062, yf - .0575, 1.56), brass, .006, 'y', .001)
# --- the bath: rings of a rounded shape, outside up, over the rim, inside down
BX, BY = .10, -.60
def ring(bm, rx, ry, z, e=2.7, n=96):
    out = []
    for i in range(n):
        q = i / n * 2 * math.pi; c, s_ = math.cos(q), math.sin(q); out.append(bm.verts.new((rx * math.copysign(abs(c) ** (2 / e), c), ry * math.copysign(abs(s_) ** (2 / e), s_), z)))
    return out
bm = bmesh.new(); prof = [(.66, .26, .0), (.675, .275, .012), (.70, .29, .12), (.74, .325, .32), (.785, .355, .50), (.815, .372, .555), (.828, .380, .572), (.830, .381, .584), (.824, .377, .592), (.806, .363, .594), (.794, .354, .588), (.785, .346, .570), (.755, .325, .48), (.69, .28, .28), (.62, .235, .15), (.52, .17, .115), (.2, .07, .108), (.001, .001, .106)]
rings = [ring(bm, *q) for q in prof]
for p_, q_ in zip(rings, rings[1:]):
    for i in range(len(p_)): bm.faces.new((p_[i], p_[(i + 1) % len(p_)], q_[(i + 1) % len(p_)], q_[i])).smooth = True
bmesh.ops.recalc_face_normals(bm, faces=bm.faces); obj('bath', bm_to_mesh(bm, 'bath'), white, (BX, BY, 0))
tube('fill', [(BX - 1.02, BY + .12, 0), (BX - 1.02, BY + .12, .93), (BX - .99, BY + .12, 1.00), (BX - .90, BY + .12, 1.01), (BX - .80, BY + .12, 1.00), (BX - .775, BY + .12, .93)], .0135, brass, res=10); cyl('foot', .045, .012, (BX - 1.02, BY + .12, .006), brass, bevel=.003)
tube('valve', [(BX - 1.02, BY + .06, .80), (BX - 1.02, BY + .18, .80)], .019, brass, smooth=False, res=10); tube('lever', [(BX - 1.02, BY + .055, .80), (BX - 1.02, BY + .02, .80), (BX - 1.02, BY - .005, .845)], .006, brass)
rbox('shelf', (.15, .84, .022), (BX + .26, BY, .607), wood('shelf', 'oak_natural', 'y', .5, figure=.6), .012, 'z', .004, rot=(0, 0, .03))
lathe('candle', [(0, 0), (.034, 0), (.036, .004), (.036, .075), (.033, .078), (.030, .066), (0, .064)], (BX + .27, BY - .20, .618), simple('candle', '#d8cdb8', .5), 48)
rbox('book', (.11, .17, .020), (BX + .255, BY + .02, .628), simple('book', '#7b4a34', .65), .003, 'z', .002, rot=(0, 0, .22))
# a linen towel over the rim
def towel(name, at, w, front, back, mat, along='x', seed=1):
    bm = bmesh.new(); rows = []; L = front + back
    for i in range(49):
        s_ = i / 48 * L; d = s_ - front; t_ = .014
        if d < -.03: y_, z_ = -t_, d + .03 - .0
        elif d > .03: y_, z_ = t_, -(d - .03)
        else: ph = (d + .03) / .06 * math.pi; y_, z_ = -t_ * math.cos(ph), .018 * math.sin(ph)
        row = []
        for j in range(33):
            u = j / 32; wv = (.004 + .018 * min(1, abs(d) / .4)) * (.5 + .5 * math.sin(u * 15 + seed + .7 * math.sin(i * .07))); row.append((at[0] + (u - .5) * w * (1 - .04 * min(1, abs(d) / .3)), at[1] + y_ + (-wv if d < 0 else wv), at[2] + z_))
        rows.append([bm.verts.new(q if along == 'x' else (at[0] + (q[1] - at[1]), at[1] + (q[0] - at[0]), q[2])) for q in row])
    for p_, q_ in zip(rows, rows[1:]):
        for j in range(32): bm.faces.new((p_[j], p_[j + 1], q_[j + 1], q_[j])).smooth = True
    o = obj(name, bm_to_mesh(bm, name), mat); m = o.modifiers.new('s', 'SOLIDIFY'); m.thickness = .006; m.offset = 0
tube('rail', [(W1 - .07, -1.95, 1.32), (W1 - .07, -1.25, 1.32)], .009, brass, smooth=False)
for y in (-1.93, -1.27): tube('rb', [(W1, y, 1.32), (W1 - .07, y, 1.32)], .008, brass, smooth=False); cyl('rp', .022, .008, (W1 - .004, y, 1.32), brass, (0, math.radians(90), 0), .002)
towel('towel', (W1 - .07, -1.55, 1.332), .46, .62, .50, fabric('towel', '#a8664a', '#965839'), 'y', 2)
# a stool with folded towels, what stands on the sill
SX, SY = -1.22, -1.25
lathe('seat', [(0, .43), (.15, .43), (.165, .438), (.168, .452), (.160, .462), (0, .462)], (SX, SY, 0), oak, 72)
for i in range(3): q = i * 2.094 + .9; tube('leg', [(SX + .10 * math.cos(q), SY + .10 * math.sin(q), .435), (SX + .17 * math.cos(q), SY + .17 * math.sin(q), 0)], .014, oakz, smooth=False, taper=.8)
for i, (c1, c2) in enumerate((('#dcd6ca', '#c9c1b2'), ('#8d9783', '#788270'), ('#dcd6ca', '#c9c1b2'))): cushion(.24 - .008 * i, .19, .042, (SX + .004 * i, SY, .484 + i * .043), fabric('ft%d' % i, c1, c2), rot=(0, 0, .15 + .06 * i), seed=60 + i, edge=.020, puff=.12)
lathe('vase', spline_prof([(.032, 0), (.05, .018), (.060, .07), (.045, .125), (.020, .158), (.024, .172)]) + [(.019, .170), (0, .15)], (x0 + .26, .055, z0 + .012), clay, 56); branches((x0 + .26, .055, z0 + .175), n=5, h=.46, spread=.22, per=11, seed=31, col=('#56663f', '#7f8f60'))
lathe('amber', spline_prof([(0, 0), (.032, .001), (.034, .006), (.034, .10), (.028, .118), (.012, .124), (.012, .14)]) + [(0, .14)], (x1 - .30, .05, z0 + .012), simple('amber', '#4a2a12', .1, spec=.6), 48); cyl('cap', .014, .022, (x1 - .30, .05, z0 + .160), black)
lathe('jar', [(0, 0), (.036, 0), (.038, .004), (.038, .070), (.034, .074), (0, .074)], (x1 - .20, .065, z0 + .012), simple('jar', '#d6cbb9', .6, bump=.14, bscale=150), 48); lathe('lid', [(0, .074), (.039, .074), (.040, .078), (.040, .086), (.036, .090), (0, .090)], (x1 - .20, .065, z0 + .012), oak, 48)
# --- across the street: gables, far out of focus
g = T('street'); v = g.n('NewGeometry').outputs['Position']; s = g.n('SeparateXYZ'); g.put(s.inputs[0], v); x, z = s.outputs[0], s.outputs[2]; M = g.math
hx = M('MULTIPLY', M('ADD', x, 21.3), 1 / 4.6); no = M('FLOOR', hx); fx = M('FRACT', hx); rn = g.n('TexWhiteNoise'); rn.noise_dimensions = '1D'; g.put(rn.inputs['W'], no); rv, rc = rn.outputs['Value'], rn.outputs['Color']
roof = M('ADD', M('MULTIPLY', rv, .9), M('SUBTRACT', 7.1, M('MULTIPLY', M('ABSOLUTE', M('SUBTRACT', fx, .5)), 3.4)))
soft = lambda d, w: g.mapr(d, -w, w, 0, 1)
brick = g.mix(g.mapr(g.noise(v, 1.6, 3), .3, .7, 0, .35), g.ramp(rv, [(0, '#8b7467'), (.35, '#75655c'), (.6, '#a89a8c'), (.85, '#83695d')], 'CONSTANT'), '#62544b')
win = M('MULTIPLY', soft(M('SUBTRACT', .17, M('ABSOLUTE', M('SUBTRACT', M('FRACT', M('MULTIPLY', fx, 2)), .5))), .03), soft(M('SUBTRACT', .27, M('ABSOLUTE', M('SUBTRACT', M('FRACT', M('MULTIPLY', z, 1 / 2.7)), .55))), .03))
rim = M('MULTIPLY', soft(M('SUBTRACT', .22, M('ABSOLUTE', M('SUBTRACT', M('FRACT', M('MULTIPLY', fx, 2)), .5))), .03), soft(M('SUBTRACT', .31, M('ABSOLUTE', M('SUBTRACT', M('FRACT', M('MULTIPLY', z, 1 / 2.7)), .55))), .03))
col = g.mix(win, g.mix(rim, brick, '#ded8cc'), '#59616a'); top = soft(M('SUBTRACT', z, roof), .10); col = g.mix(soft(M('SUBTRACT', z, M('SUBTRACT', roof, .22)), .08), col, '#d9d2c5'); col = g.mix(top, col, g.ramp(g.mapr(z, 5, 12, 0, 1), [(0, '#f1f4f4'), (1, '#bcd4e6')]))
hedge = g.mapr(M('ADD', z, M('MULTIPLY', g.noise(v, .9, 3), .9)), 1.5, 2.1, 1, 0); col = g.mix(hedge, col, g.mix(g.mapr(g.noise(v, 1.7, 3), .35, .65, 0, 1), '#33452a', '#6d8049'))
e = g.n('Emission'); g.put(e.inputs[0], col); g.put(e.inputs[1], M('ADD', .85 * a.amb, M('MULTIPLY', top, .9 * a.amb))); g.nt.links.new(e.outputs[0], g.out.inputs[0])
o = plane('street', 44, 14, (0, 14, 6.2), g.mat, (math.radians(90), 0, 0)); o.visible_diffuse = False; o.visible_shadow = False
# --- light
for m in bpy.data.materials: m.cycles.sample_as_light = False
sky(.4, 33, -24, sat=.8); wv = bpy.context.scene.world.cycles_visibility; wv.diffuse = False; wv.transmission = False
sun((1.0, -.62, -.80), a.sun, .8, (1, .89, .74))
area('win', (mid, th + .02, (z0 + z1) / 2), (mid, -4, .9), x1 - x0 - .1, z1 - z0 - .1, a.kl, (.90, .95, 1)); bpy.data.objects['win'].visible_transmission = False
area('fill', (-.3, D + .1, 1.8), (0, 0, 1.0), 2.4, 1.4, a.fill, (1, .95, .88)).visible_glossy = False
camera((-.36, -3.35, 1.20), yaw=6, lens=28, shift=(.0, -.035), fstop=2.8, focus=3.2)
settings(a, exposure=a.expo, look=a.look)
if a.mask: mask_mode({'front': (1, 0, 0)})
if a.passes: aux_passes(a.out)
render(a.out)
