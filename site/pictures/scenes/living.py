import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from outdoors import back_garden, clipped
a = args(out='out/living.png', film='sun', spp=16, pct=50, seed=0, thr=0.0, threads=2, passes=False, mask=False, look='Medium High Contrast', expo=0.0, crop='', db=4, sun=32.0, kl=150.0, fill=45.0, amb=1.15, shot='room')
FILMS = {
    'before': None,                                              # bare glass
    'sun': dict(z=(0, 1), trans=(.26, .27, .265), refl=0),       # neutral sun control: lets through 27% of the light
    'warm': dict(z=(0, 1), trans=(.74, .74, .72), refl=0),      # keeps heat in, and is nearly clear
    'frost': dict(z=(0, .66), frost=True),                       # frosted, on the lower two thirds
}
# the whole room, the sofa and the sideboard, in the sun, with the middle of the garden at x = garden; the sofa on a winter evening, by lamplight
SHOTS = {
    'room': dict(at=(-.80, -5.95, 1.22), yaw=8.5, lens=29, shift=(0, -.06), focus=4.6, sun=1, day=1, garden=4.6),
    'sofa': dict(at=(-2.05, -3.55, 1.05), yaw=52, lens=34, shift=(0, -.02), focus=3.9, sun=1, day=1, garden=24),
    'sideboard': dict(at=(.95, -4.05, 1.05), yaw=-36, lens=34, shift=(0, -.03), focus=4.2, sun=1, day=1, garden=-7),
    'winter': dict(at=(-1.75, -4.35, 1.12), yaw=38, lens=31, shift=(0, -.03), focus=3.7, sun=0, day=.10),
}
shot = SHOTS[a.shot]; winter = a.shot == 'winter'
reset()

def film_glass(spec):
    t = T('front'); lp = t.n('LightPath')
    if spec.get('frost'):      # scatters the sun: little of the beam goes straight on. The eye sees blurred shapes, the room gets all of the glow
        gl = t.n('BsdfRefraction'); gl.inputs['Roughness'].default_value = .28; gl.inputs['IOR'].default_value = 1.12; t.put(gl.inputs[0], '#f1f5f3')
        tl = t.n('BsdfTranslucent'); t.put(tl.inputs[0], t.mix(lp.outputs['Is Camera Ray'], (.36, .37, .365), (.16, .163, .16))); tr = t.n('BsdfTransparent'); t.put(tr.inputs[0], (.14, .14, .14))
        m1 = t.n('MixShader'); t.put(m1.inputs[0], t.mapr(lp.outputs['Is Camera Ray'], 0, 1, 1, .18)); t.nt.links.new(gl.outputs[0], m1.inputs[1]); t.nt.links.new(tl.outputs[0], m1.inputs[2])
        m2 = t.n('MixShader'); t.put(m2.inputs[0], lp.outputs['Is Shadow Ray']); t.nt.links.new(m1.outputs[0], m2.inputs[1]); t.nt.links.new(tr.outputs[0], m2.inputs[2])
    else:
        tr = t.n('BsdfTransparent'); t.put(tr.inputs[0], spec['trans']); gl = t.n('BsdfGlossy'); gl.inputs['Roughness'].default_value = 0; t.put(gl.inputs[0], '#eef0ee')
        m2 = t.n('MixShader'); t.put(m2.inputs[0], t.math('MULTIPLY', spec['refl'], t.math('SUBTRACT', 1.0, lp.outputs['Is Shadow Ray'])))
        t.nt.links.new(tr.outputs[0], m2.inputs[1]); t.nt.links.new(gl.outputs[0], m2.inputs[2])
    t.nt.links.new(m2.outputs[0], t.out.inputs[0]); return t.mat

# --- materials of the room
pl = T('plaster'); v = pl.coord('Object', False); n = pl.noise(v, 1.5, 6, .6)
pl.pbsdf(pl.mix(n, '#e2dfd8', '#eae7e1'), .88, 0, .25, pl.bump(pl.noise(v, 40, 5, .6), .08, .003)); wall = pl.mat
ceil = simple('ceil', '#f2efe8', .9); white = simple('white', '#efece5', .4); stonew = simple('ceramic', '#d9cfbe', .6, bump=.12, bscale=160); clay = simple('clay', '#a9714f', .8, bump=.25, bscale=110)
wf = simple('winframe', '#33342f', .42); brass = simple('brass', '#b08d57', .28, 1.0, var=.04); black = simple('black', '#1b1b1c', .4)
floor = wood('floor', 'oak_natural', uv=True, rough=.36, bump=.2, figure=.7)
oak = wood('oak', 'oak_natural', 'x', .45, figure=.7); oaky = wood('oaky', 'oak_natural', 'y', .45, figure=.7); oakz = wood('oakz', 'oak_natural', 'z', .45, figure=.7)
sage, sage2 = fabric('sage', '#8b8577', '#6f6a5e'), fabric('sage2', '#878173', '#6b665a'); rust, linen, ochre = fabric('rust', '#a8664a', '#965839'), fabric('linen', '#dcd6ca', '#c9c1b2'), fabric('ochre', '#b98f4a', '#a67e3c')

# --- room: x -3..2.75, y -7.4..0, z 0..2.62; the street side is y = 0
W0, W1, D, H, th = -3.0, 2.75, -7.4, 2.62, .34
box('sub', (7, 9, .1), (0, -4, -.062), simple('gap', '#5a4630', .9), 0)
tiles('floor', -D, W1 - W0, 2.1, .18, .0022, .012, floor, ((W0 + W1) / 2, D / 2, -.006), (0, 0, math.pi / 2), bond=-1, bevel=.0014, tilt=.0003)
box('ceil', (W1 - W0 + .8, -D + .9, .2), ((W0 + W1) / 2, D / 2, H + .1), ceil, 0)
for s, x in ((-1, W0 - .1), (1, W1 + .1)): box('side', (.2, -D + .4, H), (x, D / 2, H / 2), wall, 0)
box('rear', (W1 - W0 + .4, .2, H), ((W0 + W1) / 2, D - .1, H / 2), wall, 0)
ox0, ox1, oz0, oz1 = -2.30, 1.55, .05, 2.40
for x0, x1, z0, z1 in ((W0 - .2, ox0, 0, H), (ox1, W1 + .2, 0, H), (ox0, ox1, 0, oz0), (ox0, ox1, oz1, H)):
    box('front_wall', (x1 - x0, th, z1 - z0), ((x0 + x1) / 2, th / 2, (z0 + z1) / 2), wall, 0)
for x0, x1, y in ((W0, ox0, -.007), (ox1, W1, -.007)): box('skirt', (x1 - x0, .014, .08), ((x0 + x1) / 2, y, .04), white, .002)
for x in (W0 + .007, W1 - .007): box('skirt', (.014, -D, .08), (x, D / 2, .04), white, .002)
# sliding window of three panes
yf = th - .13
for z, h in ((oz0 + .025, .05), (oz1 - .03, .06)): box('fr', (ox1 - ox0, .11, h), ((ox0 + ox1) / 2, yf, z), wf, .004)
for x in (ox0 + .025, ox1 - .025): box('fr', (.05, .11, oz1 - oz0), (x, yf, (oz0 + oz1) / 2), wf, .004)
pane = glass('pane', '#f6f9f7', 0, 1.5); k = 3; pw = (ox1 - ox0 - .10) / k
front = film_glass(FILMS[a.film]) if FILMS[a.film] else None
for i in range(k):
    x0, x1 = ox0 + .05 + i * pw, ox0 + .05 + (i + 1) * pw; y = yf + (.022 if i == 1 else -.022); z0, z1 = oz0 + .05, oz1 - .06; s = .052
    for u0, u1, w0, w1 in ((x0, x0 + s, z0, z1), (x1 - s, x1, z0, z1), (x0 + s, x1 - s, z0, z0 + s + .02), (x0 + s, x1 - s, z1 - s, z1)): box('sash', (u1 - u0, .04, w1 - w0), ((u0 + u1) / 2, y, (w0 + w1) / 2), wf, .004)
    g0, g1 = z0 + s + .02, z1 - s
    plane('pane', x1 - x0 - 2 * s, g1 - g0, ((x0 + x1) / 2, y, (g0 + g1) / 2), pane, (math.radians(90), 0, 0))
    if front:
        f0, f1 = FILMS[a.film]['z']; h0, h1 = g0 + (g1 - g0) * f0 + .002, g0 + (g1 - g0) * f1 - .002
        plane('film', x1 - x0 - 2 * s - .004, h1 - h0, ((x0 + x1) / 2, y - .004, (h0 + h1) / 2), front, (math.radians(90), 0, 0), tag='front')
box('pull', (.018, .03, .30), (ox0 + .05 + pw * 2 - .026, yf - .012, 1.06), black, .004)
# linen curtains on a brass rail
cur = T('curtain'); tl = cur.n('BsdfTranslucent'); df = cur.n('BsdfDiffuse'); mx = cur.n('MixShader'); mx.inputs[0].default_value = .4; cur.put(tl.inputs[0], '#efe7d8'); cur.put(df.inputs[0], '#e6decf')
cur.nt.links.new(df.outputs[0], mx.inputs[1]); cur.nt.links.new(tl.outputs[0], mx.inputs[2]); cur.nt.links.new(mx.outputs[0], cur.out.inputs[0])
def curtain(x0, x1, y, z0, z1, waves, amp, seed):
    r = random.Random(seed); bm = bmesh.new(); n = 200; rows = []; ph = [r.uniform(0, 6) for _ in range(4)]
    for k, z in enumerate((z0, z0 + (z1 - z0) * .33, z0 + (z1 - z0) * .7, z1)):
        row = []
        for i in range(n + 1):
            u = i / n; A = amp * (1.2 - .12 * k)
            row.append(bm.verts.new((x0 + (x1 - x0) * u + .010 * math.sin(u * 9 + ph[1] + k * .6), y + A * math.sin(u * waves * 6.283 + ph[0] + .35 * math.sin(u * 11 + ph[2]) + .08 * k) + .25 * A * math.sin(u * waves * 13 + ph[3]), z)))
        rows.append(row)
    for p, q in zip(rows, rows[1:]):
        for i in range(n): bm.faces.new((p[i], p[i + 1], q[i + 1], q[i])).smooth = True
    obj('curtain', bm_to_mesh(bm, 'curtain'), cur.mat)
curtain(-2.86, -2.34, -.11, .012, 2.46, 7, .042, 1); curtain(1.60, 2.06, -.11, .012, 2.46, 6, .042, 2)
tube('rail', [(-2.92, -.11, 2.49), (2.14, -.11, 2.49)], .010, brass, smooth=False)
for x in (-2.92, 2.14): cyl('fin', .017, .03, (x, -.11, 2.49), brass, (0, math.radians(90), 0), .004)
for x in (-2.88, -.4, 2.10): box('brk', (.012, .12, .012), (x, -.058, 2.50), brass, .002)

# --- sofa along the right wall, looking left; its seat lies in the sun
sx, sy, sw = 2.13, -1.56, 2.10
rbox('sbase', (.88, sw - .04, .13), (sx, sy, .215), sage2, .03, 'z', .010)
for u in (-1, 1):
    for q in (-1, 1): tube('sleg', [(sx + u * .36, sy + q * (sw / 2 - .12), .14), (sx + u * .39, sy + q * (sw / 2 - .09), 0)], .018, oakz, smooth=False, taper=.7)
    cushion(.90, .17, .44, (sx, sy + u * (sw / 2 - .085), .36), sage2, seed=40 + u, edge=.028, puff=.10)
    cushion(.70, (sw - .36) / 2 - .008, .19, (sx - .09, sy + u * (sw - .36) / 4, .365), sage, seed=u + 3, edge=.032, puff=.24)
    cushion(.19, (sw - .36) / 2 - .02, .44, (sx + .235, sy + u * (sw - .36) / 4, .64), sage, rot=(0, math.radians(11), 0), seed=u + 13, edge=.048, puff=.30)
cushion(.17, sw, .62, (sx + .37, sy, .45), sage2, seed=50, edge=.030, puff=.08)
for i, (y, m, s_, rz) in enumerate(((-2.20, rust, .23, 7), (-1.91, linen, .21, -8), (-.90, ochre, .22, -6))): pillow(s_, .075, (sx + .08, y, .655), m, (math.radians(90), 0, 0), seed=i).rotation_euler = (math.radians(68), math.radians(rz), math.radians(90 + rz))
# throw over the near arm
bm = bmesh.new(); rows = []
for i in range(49):
    t_ = i / 48 * 1.0
    pr = [(0, .30 - .46), (0, .30), (.0, .44), (.03, .585), (.09, .605), (.15, .585), (.178, .45), (.18, .14)]
    row = []
    for j in range(19):
        x = sx - .34 + .40 * j / 18
        if t_ < .36: yy, zz = sy - sw / 2 - .012, .24 + t_ / .36 * .30
        elif t_ < .64:
            ph = (t_ - .36) / .28 * math.pi; yy, zz = sy - sw / 2 + .085 - .099 * math.cos(ph), .54 + .062 * math.sin(ph)
        else: yy, zz = sy - sw / 2 + .186 + (t_ - .64) * .12, max(.478, .54 - (t_ - .64) * .6) 
        wv_ = .006 * math.sin(j * 1.3 + t_ * 3) + .004 * math.sin(j * 2.9 + 1)
        row.append(bm.verts.new((x + .012 * math.sin(t_ * 7 + j * .1), yy - (abs(wv_) if t_ < .36 else 0), zz + (abs(wv_) if t_ >= .36 else 0))))
    rows.append(row)
for p, q in zip(rows, rows[1:]):
    for j in range(18): bm.faces.new((p[j], p[j + 1], q[j + 1], q[j])).smooth = True
o = obj('throw', bm_to_mesh(bm, 'throw'), linen); m = o.modifiers.new('s', 'SOLIDIFY'); m.thickness = .006; m.offset = 1

# --- rug, two round tables, books, cup
rg = T('rug'); v = rg.coord('Object', False); rg.pbsdf(rg.mix(rg.mapr(rg.noise(rg.scale(v, (160, 18, 1)), 1, 3, .6), .35, .65, 0, 1), '#b9ab94', '#9d8f79'), .95, 0, .1, rg.bump(rg.noise(rg.scale(v, (260, 260, 1)), 1, 3), .9, .004), Sheen=.3)
rbox('rug', (2.35, 2.5, .014), (.42, -1.85, .007), rg.mat, .01, 'z', .004)
def table(x, y, r, h, mat):
    lathe('tt', [(0, h - .028), (r - .012, h - .028), (r, h - .014), (r, h - .004), (r - .004, h), (0, h)], (x, y, .014), mat, 96)
    for i in range(3):
        q = i * 2.094 + .5; tube('tl', [(x + math.cos(q) * r * .62, y + math.sin(q) * r * .62, .014 + h - .03), (x + math.cos(q) * r * .78, y + math.sin(q) * r * .78, .014)], .019, oakz, smooth=False, taper=.7)
table(.55, -1.62, .44, .37, oak); table(-.10, -2.22, .27, .46, oaky)
tz = .385
for i, (w_, h_, c_) in enumerate(((.29, .026, '#46514a'), (.25, .022, '#d8d2c6'), (.21, .02, '#a8664a'))): box('book', (w_, .20, h_), (.68, -1.72, tz + .013 + i * .0245), simple('bk%d' % i, c_, .7), .002, rot=(0, 0, .35 + .13 * i))
lathe('vase', spline_prof([(.04, 0), (.07, .025), (.085, .08), (.06, .14), (.03, .17), (.034, .19)]) + [(.03, .188), (.026, .16), (0, .15)], (.40, -1.50, tz), clay, 56)
branches((.40, -1.50, tz + .19), n=5, h=.34, spread=.20, per=10, seed=9, col=('#6f8061', '#97a686'))
cyl('coast', .05, .006, (-.12, -2.20, .474 + .003), clay, bevel=.002)
lathe('cup', [(0, 0), (.028, 0), (.034, .005), (.038, .07), (.036, .072), (.033, .068), (.031, .058), (0, .058)], (-.12, -2.20, .480), white, 48); lathe('tea', [(0, .059), (.0315, .059)], (-.12, -2.20, .480), simple('tea', '#5d2f12', .1), 40)
tube('cuph', [(.036, 0, .058), (.058, 0, .058), (.061, 0, .03), (.034, 0, .017)], .0042, white, (-.12, -2.20, .480), (0, 0, -2.2))
if not winter: lathe('pouf', spline_prof([(0, 0), (.22, 0), (.265, .03), (.29, .13), (.285, .25), (.245, .34), (.15, .375), (0, .38)]), (-1.28, -2.30, .001), fabric('pouf', '#c3a684', '#b29371'), 72)
# --- sideboard on the left, lamp in the corner, print on the right wall, plant by the window
box('sbb', (.42, 1.75, .44), (W0 + .225, -1.55, .36), oaky, .003, 3)
for i in range(3): box('sbd', (.018, .575, .41), (W0 + .443, -1.55 + (i - 1) * .58, .36), wood('sbd%d' % i, 'oak_natural', 'y', .45, figure=.7), .002, 3); box('sbp', (.014, .09, .014), (W0 + .459, -1.55 + (i - 1) * .58, .535), brass, .003)
for u in (-1, 1):
    for q in (-.76, .76): cyl('sbl', .016, .14, (W0 + .225 + u * .15, -1.55 + q, .07), black)
lathe('lampb', spline_prof([(.07, 0), (.10, .03), (.105, .12), (.06, .21), (.02, .26), (.012, .30)]), (W0 + .22, -2.15, .58), stonew, 56); lathe('lamps', [(.17, .29), (.125, .50)], (W0 + .22, -2.15, .58), cur.mat, 64)
bx = -1.42
for w_, h_, c_ in ((.028, .24, '#b7a58a'), (.035, .22, '#46514a'), (.022, .25, '#d8d2c6'), (.03, .21, '#8a4a33'), (.026, .235, '#5c6b62')): box('bks', (.17, w_, h_), (W0 + .18, bx + w_ / 2, .58 + h_ / 2), simple('b' + c_, c_, .7), .002); bx += w_ + .0015
lathe('bowl', spline_prof([(.05, 0), (.06, .005), (.12, .05), (.14, .09)]) + spline_prof([(.136, .088), (.11, .05), (.03, .012), (0, .01)]), (W0 + .23, -.98, .58), clay, 56)
cyl('flb', .14, .02, (2.42, -.34, .01), brass, bevel=.004); tube('flp', [(2.42, -.34, .02), (2.42, -.34, 1.52)], .009, brass, smooth=False); lathe('fls', [(.20, 1.38), (.155, 1.66)], (2.42, -.34, 0), cur.mat, 64)
at = T('art'); v = at.coord('Object', False); sv = at.n('SeparateXYZ'); at.put(sv.inputs[0], v)
hill = lambda off, amp, f, ph: at.math('LESS_THAN', sv.outputs[2], at.math('ADD', off, at.math('MULTIPLY', at.math('SINE', at.math('ADD', at.math('MULTIPLY', sv.outputs[1], f), ph)), amp)))
at.pbsdf(at.mix(at.math('MULTIPLY', at.noise(v, 170, 3), .15), at.mix(hill(-.12, .05, 6, 2), at.mix(hill(.05, .06, 5, 0), '#e9dfce', '#c9a37a'), '#7f8f78'), '#f4eee2'), .8)
box('art', (.004, .96, .66), (W1 - .016, -1.72, 1.52), at.mat, 0)
for y, z, u, w_ in ((-1.72, 1.8625, 1.02, .025), (-1.72, 1.1775, 1.02, .025), (-2.2175, 1.52, .025, .69), (-1.2225, 1.52, .025, .69)): box('afr', (.032, u, w_), (W1 - .016, y, z), oakz, .002)
plant_big((-2.50, -.52, 0), h=1.65, seed=8, n=48, pot='#c8bba6')

# --- outside
def snow():
    """An evening garden under snow, flat and out of focus, as a lens sees it that is focused on the room."""
    g = T('garden'); v = g.n('NewGeometry').outputs['Position']; s = g.n('SeparateXYZ'); g.put(s.inputs[0], v); z = s.outputs[2]
    crown = g.math('ADD', g.math('MULTIPLY', g.noise(g.scale(v, (1, 1, 1.3)), .33, 3, .5), 5.2), g.math('ADD', .15, g.math('MULTIPLY', g.noise(v, 1.5, 2, .45), .7)))      # where branches end and the sky begins
    tree = g.mapr(g.math('SUBTRACT', z, crown), -.55, .55, 1, 0); ambient = .46
    col = g.mix(tree, '#6d86b4', g.mix(g.mapr(g.noise(g.scale(v, (6, 1, 1)), 1, 4, .7), .35, .62, 0, 1), '#1d222b', '#414c5c'))
    hedge = g.mapr(g.math('ADD', z, g.math('MULTIPLY', g.noise(v, .9, 2), .35)), .95, 1.40, 1, 0); col = g.mix(hedge, col, g.mix(g.mapr(g.noise(v, 2.2, 2, .4), .35, .68, 0, 1), '#2b3a36', '#a9b8cc'))
    col = g.mix(g.mapr(z, .10, .42, 1, 0), col, g.mix(g.mapr(g.noise(g.scale(v, (.5, 1, 3)), .8, 2), .35, .65, 0, 1), '#a7b8d4', '#c3d0e4'))
    e = g.n('Emission'); g.put(e.inputs[0], col); g.put(e.inputs[1], g.math('ADD', .95 * ambient, g.math('MULTIPLY', g.math('SUBTRACT', 1.0, tree), 1.1 * ambient))); g.nt.links.new(e.outputs[0], g.out.inputs[0])
    o = plane('garden', 44, 16, (-1, 10.5, 6.9), g.mat, (math.radians(90), 0, 0)); o.visible_diffuse = False; o.visible_shadow = False
    def ground(name, c1, c2, sc, amb):
        t = T(name); col = t.mix(t.noise(t.coord('Object', False), sc, 6, .6), c1, c2); t.pbsdf(t.mix(1, col, (.6,) * 3, 'MULTIPLY'), .9, 0, .15)
        t.put(t.base.inputs['Emission'], col); t.base.inputs['Emission Strength'].default_value = amb * ambient; return t.mat
    plane('pave', 16, 3.4, (0, 2.0, -.04), ground('pave', '#8f9bb0', '#aab7cc', 4, .24)); plane('grass', 40, 7.2, (0, 7.2, -.05), ground('grass', '#a7b8d4', '#c3d0e4', .9, .58))
def summer():
    """A terrace, a lawn, a hedge and trees against the sun, below a pale sky."""
    back_garden(shot['garden'], .4, a.amb, 1.5, 9)
    t = T('paver'); v = t.coord('Object'); q = t.n('SeparateColor'); t.put(q.inputs[0], t.attr('rnd'))
    col = t.mix(t.mapr(t.noise(v, 2.5, 6, .6), .35, .7, 0, .5), t.mix(q.outputs[0], '#4d473e', '#635c51'), '#3b362f'); t.pbsdf(col, .85, 0, .25); t.put(t.base.inputs['Emission'], col); t.base.inputs['Emission Strength'].default_value = a.amb
    box('joints', (9, 4.2, .02), (-.4, 2.55, -.026), simple('joint', '#1f1c18', 1), 0); tiles('terrace', 9, 4.2, .8, .8, .008, .02, t.mat, (-.4, 2.55, -.02), bond=.5, bevel=.002)
    pot, r = simple('pot', '#8b8478', .85, bump=.2, bscale=90), random.Random(5)
    for x, y, radius in ((-2.2, 2.5, .34), (1.75, 3.3, .40)):
        lathe('pot', spline_prof([(.20, 0), (.26, .22), (.28, .50), (.27, .52)]) + [(.25, .52), (0, .48)], (x, y, -.01), pot, 48); clipped(x, y, .44, radius, r, 3000)
    q = T('sky'); s = q.n('SeparateXYZ'); q.put(s.inputs[0], q.n('NewGeometry').outputs['Position']); e = q.n('Emission'); q.put(e.inputs[0], q.ramp(q.mapr(s.outputs[2], 0, 30, 0, 1), [(0, '#eef2f2'), (.5, '#d3e2ee'), (1, '#a9c7e2')])); e.inputs[1].default_value = 3.2
    q.nt.links.new(e.outputs[0], q.out.inputs[0]); o = plane('sky', 200, 60, (0, 48, 29), q.mat, (math.radians(90), 0, 0)); o.visible_diffuse = o.visible_shadow = False
(snow if winter else summer)()

# --- light: hard sun through the panes, the sky just outside them, a second window behind the camera
for m in bpy.data.materials: m.cycles.sample_as_light = False
sky(.8 * shot['day'], 33, -24, False, 1.0, 1.0, sat=.7)
wv = bpy.context.scene.world.cycles_visibility; wv.diffuse = False; wv.scatter = False; wv.transmission = False; wv.glossy = True
if shot['sun']: sun((.42, -1.0, -.72), a.sun, .6, (1, .93, .82))
area('winF', ((ox0 + ox1) / 2, th + .02, (oz0 + oz1) / 2), ((ox0 + ox1) / 2, -5, 1.1), ox1 - ox0 - .1, oz1 - oz0 - .1, a.kl * shot['day'], (.62, .78, 1) if winter else (.90, .95, 1))
bpy.data.objects['winF'].visible_transmission = False
through = FILMS['sun']['trans'][1] if a.film == 'sun' else 1      # the window behind the camera has the same film
area('fill', (-.2, D + .1, 1.6), (-.2, 0, 1.2), 3.6, 1.7, a.fill * through * (.42 if winter else 1), (1, .78, .55) if winter else (.97, .97, 1)).visible_glossy = False
if winter:      # the lamps are on: the bulbs give the light, and the shades glow
    for x, y, z, power in ((2.42, -.34, 1.52, 26), (W0 + .22, -2.15, .98, 20)):
        lamp = bpy.data.lights.new('lamp', 'POINT'); lamp.energy = power; lamp.color = (1, .62, .32); lamp.shadow_soft_size = .05
        ob = bpy.data.objects.new('lamp', lamp); ob.location = (x, y, z); link(ob)
camera(shot['at'], yaw=shot['yaw'], lens=shot['lens'], shift=shot['shift'], fstop=3.5, focus=shot['focus'])
settings(a, exposure=a.expo, look=a.look)
if a.mask: mask_mode({'front': (1, 0, 0)})
if a.passes: aux_passes(a.out)
render(a.out)
