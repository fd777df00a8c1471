"""Three places on a boat: the helm in black film without glare, the galley in white marble film, the bar on deck in brushed bronze. `film=before`: as they were."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
a = args(out='out/aboard.png', shot='helm', film='wrapped', spp=16, pct=50, seed=0, thr=0.0, threads=2, passes=False, look='Medium High Contrast', expo=0.0, crop='', db=4, sun=7.0, kl=55.0, fill=10.0)
reset()
slate = simple('slate', '#202223', .34, var=.03); white = simple('gelcoat', '#e9e7e0', .24, spec=.5, Clearcoat=.2); vinyl = simple('vinyl', '#d9d3c6', .6, bump=.15, bscale=420); steel_ = simple('inox', '#cfcfcd', .15, 1.0, var=.03); dark = simple('dark', '#101112', .6)
wal = wood('walnut', 'walnut', 'x', .42, bump=.22, ring=90, figure=.7); walz = wood('walnutz', 'walnut', 'z', .42, bump=.22, ring=90, figure=.7); brass = simple('brass', '#b08d57', .25, 1.0, var=.05)
WOODS['mahogany'] = ('#a9582f', '#934724', '#79371a', '#592713')
def laminate():
    """A worktop of the nineties: speckled, and paler where it was used."""
    t = T('front'); v = t.coord('Object'); speck = t.noise(v, 260, 3, .6); used = t.mapr(t.noise(t.scale(v, (1, 1.6, 1)), 3.4, 5, .6), .47, .66, 0, 1)
    col = t.mix(t.mapr(speck, .42, .58, 0, 1), '#a58a66', '#7d6546'); return t.pbsdf(t.mix(t.math('MULTIPLY', used, .5), col, '#cbb896'), t.mapr(used, 0, 1, .26, .55), 0, .5)
def scuffed():
    """Panels in black lacquer that shoes and stools have scratched."""
    t = T('front'); v = t.coord('Object'); low = t.n('SeparateXYZ'); t.put(low.inputs[0], v); line = t.noise(t.scale(v, (16, 16, 130)), 1, 5, .7, out='Fac'); marks = t.math('MULTIPLY', t.mapr(line, .555, .62, 0, 1), t.mapr(low.outputs[2], .35, -.35, .05, 1)); haze = t.mapr(t.noise(v, 3, 5, .6), .4, .7, 0, 1)
    return t.pbsdf(t.mix(t.math('MULTIPLY', marks, .7), t.mix(haze, '#121213', '#1d1d1f'), '#a8a299'), t.math('ADD', t.mapr(haze, 0, 1, .14, .34), t.math('MULTIPLY', marks, .3)), 0, .5)
# --- what is outside: sea, a far coast and the sky, out of focus
s = T('sea'); P = s.n('NewGeometry').outputs['Position']; q = s.n('SeparateXYZ'); s.put(q.inputs[0], P); x, z = q.outputs[0], q.outputs[2]; HZ = 1.35
def outside(plane_axis='x'):
    along = x if plane_axis == 'x' else q.outputs[1]
    c = s.n('CombineXYZ'); s.put(c.inputs[0], along); s.put(c.inputs[2], z); v = c.outputs[0]
    sky_ = s.ramp(s.mapr(z, HZ, HZ + 9, 0, 1), [(0, '#f8c684'), (.10, '#f3cfa2'), (.32, '#d9c3bd'), (.6, '#a3b0c6'), (1, '#6d87ae')] if a.shot == 'bar' else [(0, '#f2e6d3'), (.12, '#dfe4e2'), (.45, '#a9c8dc'), (1, '#6396be')]); sky_ = s.mix(s.mapr(s.noise(s.scale(v, (.10, 1, .36)), 1, 5, .6), .50, .70, 0, .85), sky_, '#f5f4ef')
    hill = s.math('MULTIPLY', s.math('SUBTRACT', s.noise(s.scale(v, (.13, 1, .01)), 1, 5, .5), .44), 7.5); coast = s.mapr(s.math('SUBTRACT', z, s.math('ADD', HZ, hill)), -.08, .08, 1, 0)
    col = s.mix(coast, sky_, s.mix(s.mapr(s.noise(v, .6, 4), .4, .65, 0, 1), '#7b929c', '#8d9f9d'))
    # waves lie on water, not on a wall: they close up towards the horizon
    d = s.math('MAXIMUM', s.math('SUBTRACT', HZ, z), .04); w = s.n('CombineXYZ'); s.put(w.inputs[0], s.math('DIVIDE', s.math('MULTIPLY', along, 2.2), d)); s.put(w.inputs[2], s.math('DIVIDE', 46, d))
    water = s.ramp(s.mapr(z, HZ - 5, HZ, 0, 1), [(0, '#274659'), (.5, '#3f6375'), (.86, '#8e9a9f'), (1, '#e0bd95')] if a.shot == 'bar' else [(0, '#20465a'), (.5, '#34617a'), (.88, '#6c97ab'), (1, '#a9c3cc')]); wave = s.noise(w.outputs[0], .55, 5, .6); water = s.mix(s.mapr(wave, .36, .52, .55, 0), water, '#12303f'); water = s.mix(s.mapr(wave, .55, .72, 0, .6), water, '#cfdfe3')
    return s.mix(s.mapr(z, HZ - .06, HZ + .06, 1, 0), col, water)
e = s.n('Emission'); s.put(e.inputs[0], outside('x')); e.inputs[1].default_value = 1.0 if a.shot == 'helm' else 1.25; s.nt.links.new(e.outputs[0], s.out.inputs[0])
o = plane('horizon', 90, 44, (0, 22, HZ), s.mat, (math.radians(90), 0, 0)); o.visible_diffuse = False; o.visible_shadow = False
if a.shot == 'helm':
    TH = math.radians(56.2); black = wood('front', 'mahogany', 'x', .12, bump=.05, ring=60, figure=.8, clear=.9) if a.film == 'before' else film('front', dict(kind='matt', color='#151617', rough=.58)); leather = simple('leather', '#1d1b1a', .5, bump=.3, bscale=500)
    oaky = wood('oaky', 'oak_natural', 'y', .45, bump=.2, figure=.6); box('low', (2.3, .04, .82), (0, .02, .43), dark, .003)
    for i, xx in enumerate((-.86, -.29, .28, .85)): box('lowp', (.555, .02, .70), (xx - .005, -.008, .42), wood('lp%d' % i, 'oak_natural', 'z', .45, bump=.2, figure=.6), .003, 3); lathe('latch', [(0, 0), (.018, 0), (.021, .003), (.018, .006), (.014, .004), (.013, .001), (0, .001)], (xx + .22, -.019, .68), steel_, 40, rot=(math.radians(90), 0, 0))
    rbox('lip', (2.3, .07, .036), (0, -.012, .842), black, .012, 'x', .004, tag='front')
    def on(u, v_, h=0.0): return (u, .0 + v_ * math.cos(TH) - h * math.sin(TH), .862 + v_ * math.sin(TH) + h * math.cos(TH))      # a point of the sloping face
    rbox('face', (2.3, .40, .03), on(0, .19, -.015), black, .01, 'z', .003, rot=(TH, 0, 0), tag='front')
    # brow and dash, one piece of film over a soft edge
    rbox('brow', (2.34, .86, .045), (0, .60, 1.205), black, .05, 'z', .016, tag='front')
    ct = T('chart'); v = ct.coord('Object', False); n = ct.noise(ct.coord('Object'), 6.5, 6, .55); c = ct.ramp(n, [(.40, '#e9d8a6'), (.47, '#cbb87c'), (.475, '#8fb7a0'), (.50, '#9fc9dd'), (.58, '#c5e0ea'), (.66, '#eaf3f4')], 'CONSTANT')
    iso = ct.mapr(ct.math('ABSOLUTE', ct.math('SUBTRACT', ct.math('FRACT', ct.math('MULTIPLY', n, 14)), .5)), .0, .06, .5, 0); c = ct.mix(iso, c, '#5d8ba0'); sx = ct.n('SeparateXYZ'); ct.put(sx.inputs[0], v)
    rt = ct.math('LESS_THAN', ct.math('ABSOLUTE', ct.math('SUBTRACT', sx.outputs[1], ct.math('ADD', ct.math('MULTIPLY', sx.outputs[0], .45), .012))), .0013); c = ct.mix(rt, c, '#b0361e'); c = ct.mix(ct.math('LESS_THAN', sx.outputs[1], -.088), c, '#1d2a33')
    p_ = ct.n('BsdfPrincipled'); ct.put(p_.inputs['Base Color'], '#050606'); p_.inputs['Roughness'].default_value = .14; ct.put(p_.inputs['Emission'], c); p_.inputs['Emission Strength'].default_value = .75; ct.nt.links.new(p_.outputs[0], ct.out.inputs[0])
    for xx in (.09, .51): rbox('mfdf', (.40, .275, .024), on(xx, .19, .008), simple('mfdf', '#0d0e0f', .38), .012, 'z', .004, rot=(TH, 0, 0)); rbox('mfd', (.350, .215, .002), on(xx, .20, .0205), ct.mat, .003, 'z', .0006, rot=(TH, 0, 0)); [cyl('key', .007, .004, on(xx - .12 + k * .06, .078, .022), simple('key', '#2a2c2e', .5), (TH, 0, 0), .0012, 24) for k in range(5)]
    dial = T('dial'); v = dial.coord('Object', False); sv = dial.n('SeparateXYZ'); dial.put(sv.inputs[0], v); an = dial.math('ARCTAN2', sv.outputs[0], sv.outputs[1]); ra = dial.math('SQRT', dial.math('ADD', dial.math('POWER', sv.outputs[0], 2), dial.math('POWER', sv.outputs[1], 2)))
    tick = dial.math('MULTIPLY', dial.math('LESS_THAN', dial.math('ABSOLUTE', dial.math('SUBTRACT', dial.math('FRACT', dial.math('MULTIPLY', an, 30 / 6.2832)), .5)), .10), dial.math('MULTIPLY', dial.math('GREATER_THAN', ra, .029), dial.math('LESS_THAN', ra, .036))); dial.pbsdf(dial.mix(tick, '#ece7da', '#22242a'), .35)
    for k, xx in enumerate((-.80, -.66, -.52, -.38)):
        lathe('bezel', [(.0385, .0), (.0385, .006), (.041, .011), (.047, .011), (.0485, .004), (.0485, 0)], on(xx, .24, .001), steel_, 64, rot=(TH, 0, 0)); cyl('dial', .0385, .003, on(xx, .24, .003), dial.mat, (TH, 0, 0), .0004)
        g = (-2.0, .7, -.9, 1.6)[k]; box('needle', (.0022, .030, .001), on(xx + .011 * math.sin(g), .24 + .011 * math.cos(g), .0055), simple('needle', '#b0361e', .5), 0, rot=(TH, 0, 0)).rotation_euler = (Euler((TH, 0, 0)).to_matrix() @ Euler((0, 0, -g)).to_matrix()).to_euler()
    for k in range(8): xx = -.83 + k * .066; rbox('sw', (.036, .022, .008), on(xx, .115, .006), simple('sw', '#0c0d0e', .45), .004, 'z', .0016, rot=(TH, 0, 0)); cyl('led', .0022, .002, on(xx, .138, .002), emis('led%d' % (k % 2), (.35, 1, .45) if k % 3 else (1, .55, .2), 2.5), (TH, 0, 0), .0004, 16)
    # the wheel, three spokes, its rim in leather
    C = Vector((-.42, -.17, .985)); WT = math.radians(64); E = Euler((WT, 0, 0)).to_matrix(); at = lambda u, v_, h=0: tuple(C + E @ Vector((u, v_, h)))
    tube('rim', [at(.195 * math.cos(i * 6.2832 / 24), .195 * math.sin(i * 6.2832 / 24)) for i in range(24)], .0165, leather, cyclic=True, res=12)
    for k in (math.pi / 2, math.pi / 2 + 2.0944, math.pi / 2 + 4.1888): tube('spoke', [at(.028 * math.cos(k), .028 * math.sin(k), -.028), at(.10 * math.cos(k), .10 * math.sin(k), -.020), at(.186 * math.cos(k), .186 * math.sin(k), 0)], .0095, steel_, res=10)
    lathe('hub', spline_prof([(.0, .014), (.022, .011), (.036, -.004), (.040, -.03)]) , at(0, 0, -.018), steel_, 64, rot=(WT, 0, 0)); tube('col', [at(0, 0, -.04), at(0, 0, -.15)], .030, dark, smooth=False)
    # throttle: two levers on a steel foot
    rbox('tfoot', (.13, .10, .05), (.79, .0, .885), steel_, .02, 'z', .010, rot=(.25, 0, 0))
    for k, xx in enumerate((.76, .82)): tube('lev', [(xx, .0, .90), (xx, .03 + .02 * k, .99), (xx, .035 + .02 * k, 1.06)], .008, steel_); tube('knob', [(xx - .018, .036 + .02 * k, 1.068), (xx + .018, .036 + .02 * k, 1.068)], .015, leather, smooth=False, res=10)
    # compass on the brow
    lathe('cbase', spline_prof([(.075, 0), (.078, .006), (.06, .03), (.052, .045)]), (-.42, .42, 1.226), dark, 64); cdome = simple('cdome', '#0c0d0e', .07); lathe('card', [(0, .052), (.043, .050), (.044, .044)], (-.42, .42, 1.226), dial.mat, 64); lathe('dome', spline_prof([(.052, .042), (.050, .065), (.034, .088), (0, .097)]), (-.42, .42, 1.226), cdome, 64)
    lathe('mug', [(0, 0), (.034, 0), (.038, .005), (.040, .085), (.0375, .086), (.034, .010), (0, .010)], (.27, .34, 1.228), simple('mug', '#d9d2c3', .45), 48); tube('mugh', [(.038, 0, .070), (.060, 0, .066), (.060, 0, .032), (.037, 0, .022)], .005, bpy.data.materials['mug'], (.27, .34, 1.228), (0, 0, -.5))
    # windscreen, pillars, roof, sides
    for xx, w_ in ((-1.16, .09), (-.40, .055), (.40, .055), (1.16, .09)): box('pillar', (w_, .06, .84), (xx, 1.16, 1.60), slate, .012, 3, rot=(math.radians(-12), 0, 0))
    for zz, yy in ((1.235, 1.075), (1.985, 1.235)): box('rail', (2.5, .07, .07), (0, yy, zz), slate, .012)
    for xx, lean in ((-.96, .30), (.02, .30)):      # two wipers, parked low
        tube('wip', [(xx, 1.075, 1.275), (xx + lean, 1.11, 1.40)], .006, slate, smooth=False, res=6); tube('wipb', [(xx + lean - .20, 1.100, 1.345), (xx + lean + .20, 1.128, 1.455)], .0055, dark, smooth=False, res=6)
    box('roof', (3.4, 3.6, .08), (0, -.4, 2.07), vinyl, .01); box('apron', (2.6, .10, .12), (0, 1.20, 1.16), white, .01)
    for sd in (-1, 1):
        box('sidel', (.06, 3.2, 1.14), (sd * 1.27, -.4, .57), white, .004); box('sideu', (.06, 3.2, .12), (sd * 1.27, -.4, 1.98), white, .004); box('coam', (.16, 3.2, .03), (sd * 1.22, -.4, 1.15), oaky, .006, 3)
        for yy in (-1.0, .1, 1.12): box('sp', (.06, .09, .80), (sd * 1.27, yy, 1.55), slate, .008)
    box('rear', (3.2, .1, 2.2), (0, -2.4, 1.1), simple('rear', '#b7a88f', .9), 0); tk = wood('teak', 'teak', uv=True, rough=.35, ring=60); tiles('sole', 3, 4, 2.2, .07, .005, .01, tk, (0, -.8, -.005), (0, 0, math.pi / 2), bond=-1, bevel=.0004)
    # the sun comes over the skipper's left shoulder: it falls on wheel and lockers, and nothing of it is thrown back at the eye
    sun((.74, .36, -.72), a.sun * .75, .8, (1, .90, .76)); area('win', (0, 1.35, 1.62), (0, -1, 1.1), 2.2, .75, a.kl * .45, (.86, .94, 1))
    for sd in (-1, 1): area('side', (sd * 1.36, -.2, 1.58), (0, -.2, 1.2), 2.2, .7, a.kl * .40, (.88, .95, 1))
    area('fill', (.2, -2.3, 1.7), (0, 0, 1.0), 1.8, 1.0, a.fill, (1, .94, .86))
    camera((-.06, -1.42, 1.52), yaw=1, lens=28, shift=(.004, -.17), fstop=2.8, focus=1.42)
elif a.shot == 'bar':
    # bar on the aft deck at sundown: its front in brushed bronze film, nothing behind it but rail and sea
    worn = a.film == 'before'; front = film('front', dict(kind='metal', color='#bb8d5f')) if not worn else scuffed()
    X0, X1, YF, YB, HB = -1.55, 1.25, -.60, 0, 1.08; n = 5; w_ = (X1 - X0) / n; inox = steel_
    box('carc', (X1 - X0 - .02, YB - YF - .03, HB - .14), ((X0 + X1) / 2, (YF + YB) / 2 + .01, HB / 2 + .03), dark, 0); box('plinth', (X1 - X0 - .06, .42, .10), ((X0 + X1) / 2, YF + .28, .05), slate, 0)
    for i in range(n): box('panel', (w_ - .005, .019, HB - .155), (X0 + (i + .5) * w_, YF + .0095, HB / 2 + .03), front, .0018, 3, tag='front')
    box('endp', (.019, YB - YF, HB - .155), (X1 + .0095, (YF + YB) / 2, HB / 2 + .03), front, .0018, 3, tag='front')
    tp = T('stone'); tp.pbsdf(marble_nodes(tp, tp.scale(tp.coord('Object', False), 1.6), '#e6e2da', '#8f8a84', '#bfa682'), .16); rbox('top', (X1 - X0 + .10, YB - YF + .12, .036), ((X0 + X1) / 2 + .01, (YF + YB) / 2 - .01, HB - .018), tp.mat, .05, 'z', .006)
    tube('foot', [(X0 + .04, YF - .15, .18), (X1 + .02, YF - .15, .18)], .017, inox, smooth=False, res=12)
    for i in range(4): xx = X0 + .25 + i * (X1 - X0 - .5) / 3; tube('fb', [(xx, YF, .15), (xx, YF - .10, .15), (xx, YF - .15, .18)], .010, inox)
    canvas = simple('canvas', '#e4ddcf', .7, bump=.2, bscale=420)
    def stool(x, ang):
        M = Matrix.Translation((x, YF - .42, 0)) @ Matrix.Rotation(ang, 4, 'Z'); tr = lambda *p: tuple(M @ Vector(p)); lathe('sf', [(0, 0), (.20, 0), (.205, .008), (.19, .016), (.03, .03), (0, .03)], tr(0, 0, 0), inox, 64); tube('sp', [tr(0, 0, .02), tr(0, 0, .70)], .026, inox, smooth=False, res=12)
        tube('ring', [tr(.15 * math.cos(k * .5236), .15 * math.sin(k * .5236), .27) for k in range(12)], .008, inox, cyclic=True); cushion(.40, .38, .08, tr(0, 0, .745), canvas, rot=(0, 0, ang), puff=.3, seed=x, edge=.036); tube('sb', [tr(-.175, -.08, .76), tr(-.185, -.18, .92), tr(0, -.215, .96), tr(.185, -.18, .92), tr(.175, -.08, .76)], .012, inox)
    for x, g in ((-.95, .12), (-.15, -.10)): stool(x, g)
    cl = glass('clear', '#eef3f0')
    for x, y in ((.30, -.36), (.47, -.27)): lathe('wg', spline_prof([(.036, 0), (.034, .002), (.005, .008), (.004, .085), (.022, .105), (.042, .145), (.041, .185), (.035, .215)]), (x, y, HB), cl, 40); lathe('wine', spline_prof([(0, .102), (.018, .107), (.034, .125), (.0395, .147)]) + [(0, .147)], (x, y, HB), simple('wine', '#d8b46a', .08), 40)
    lathe('bucket', spline_prof([(.07, 0), (.074, .003), (.092, .10), (.104, .185), (.108, .19)]) + spline_prof([(.100, .186), (.086, .10), (.07, .01), (0, .008)]), (.86, -.26, HB), inox, 64); lathe('bottle', spline_prof([(0, 0), (.038, .002), (.041, .19), (.018, .25), (.0145, .31), (.016, .32)], 4) + [(0, .32)], (.85, -.25, HB + .05), simple('green', '#1d2f1c', .08, Clearcoat=.4), 28, rot=(.12, .2, 0))
    lathe('bowl', spline_prof([(.05, 0), (.06, .004), (.11, .04), (.135, .075)]) + spline_prof([(.131, .073), (.10, .04), (.04, .012), (0, .01)]), (-.62, -.26, HB), simple('bw', '#d6cbb9', .5), 64); lem = simple('lemon', '#cf9f18', .42, bump=.25, bscale=330)
    for i, (dx, dy, dz) in enumerate(((-.05, .01, .055), (.04, .04, .055), (.01, -.055, .055), (0, .0, .095))): lathe('lem', spline_prof([(0, -.044), (.010, -.040), (.026, -.026), (.033, 0), (.026, .026), (.010, .040), (0, .044)]), (-.62 + dx, -.26 + dy, HB + dz), lem, 32, rot=(1.4, .4 * i, i))
    # the deck, its rail and its roof
    tk = wood('teak', 'teak', uv=True, rough=.4, ring=60); box('caulk', (9, 7, .02), (0, -1, -.026), simple('caulk', '#191918', .6), 0); tiles('deck', 6.4, 9, 2.6, .058, .005, .012, tk, (0, -1.4, -.012), (0, 0, math.pi / 2), bond=-1, bevel=.0006)
    rbox('cap', (9, .15, .04), (0, 1.72, .62), wood('cap', 'teak', 'x', .3, clear=.5), .03, 'x', .008); box('bulwark', (9, .08, .62), (0, 1.72, .30), white, .004)
    for z in (.80, .96): tube('line', [(-4.5, 1.72, z), (4.5, 1.72, z)], .011 if z < .9 else .016, inox, smooth=False, res=10)
    for k in range(-3, 4): cyl('post', .014, .34, (k * 1.35 + .3, 1.72, .80), inox)
    box('roof', (9, 4.6, .10), (0, -.6, 2.42), vinyl, .02); rbox('lip', (9, .10, .16), (0, 1.70, 2.40), white, .03, 'x', .01)
    for xx in (-2.3, 2.55): rbox('stay', (.11, .16, 1.80), (xx, 1.70, 1.52), white, .04, 'z', .006)
    for xx in (-1.1, -.15, .8): cyl('spot', .035, .008, (xx, -.2, 2.366), emis('spot', (1, .80, .55), 14), bevel=.001); area('spotl', (xx, -.25, 2.35), (xx, -.35, 0), .08, .08, 9, (1, .78, .52))
    box('rear', (9, .1, 2.6), (0, -4.6, 1.2), simple('rear', '#b7a88f', .9), 0)
    sun((.62, -.60, -.34), a.sun * .55, 1.2, (1, .68, .40)); area('west', (-3.4, 2.6, 1.5), (0, -1, .6), 3.2, 1.6, a.kl * 2.6, (1, .70, .44)); area('fill', (.4, -4.2, 1.7), (0, -.6, .7), 4.4, 2.0, a.fill * 5.5, (1, .88, .76))
    camera((1.12, -3.40, 1.36), yaw=-17.5, lens=33, shift=(-.012, -.085), fstop=3.2, focus=2.9)
else:
    # galley: sand-coloured fronts, everything above them in white marble film; a long window over it
    W, D_ = 2.9, .58
    if a.film == 'before': sand, mar = wood('sand', 'mahogany', 'z', .25, bump=.1, ring=60, figure=.8, clear=.4), laminate()
    else: sand, mar = film('sand', dict(kind='matt', color='#c4b396')), film('front', dict(kind='marble', scale=1.5, rough=.20))
    box('carc', (W, .02, .72), (0, -D_ + .06, .50), dark, 0); box('pl', (W, .4, .10), (0, -.22, .05), dark, 0)
    for i in range(4):
        x0 = -W / 2 + i * W / 4; box('door', (W / 4 - .004, .02, .735), (x0 + W / 8, -D_ + .035, .475), sand, .003, 3)
        lathe('latch', [(0, 0), (.018, 0), (.021, .003), (.018, .006), (.014, .004), (.013, .001), (0, .001)], (x0 + (W / 4 - .06 if i % 2 == 0 else .06), -D_ + .0245, .78), steel_, 40, rot=(math.radians(90), 0, 0))
    rbox('top', (W + .03, D_ + .02, .036), (0, -D_ / 2 + .0, .878), mar, .014, 'x', .005, tag='front'); box('splash', (W + .03, .018, .26), (0, -.006, 1.026), mar, .003, 3, tag='front')
    if a.film == 'before': box('joint', (.006, D_ + .024, .0372), (-.06, -D_ / 2, .878), dark, 0); box('joint', (.005, .0195, .258), (.46, -.006, 1.026), dark, 0)      # film closes them
    # a basin let into the top: the hole is cut, the bowl hangs in it
    top = bpy.data.objects['top']; hole = rbox('hole', (.40, .32, .2), (-.50, -.30, .88), dark, .06, 'z', .001); hole.hide_render = True; m = top.modifiers.new('hole', 'BOOLEAN'); m.object = hole; m.solver = 'EXACT'
    bm = bmesh.new(); rings = []
    for rx, ry, rr, z_ in ((.218, .178, .075, .8975), (.2165, .1765, .074, .8995), (.204, .164, .062, .8995), (.199, .159, .058, .896), (.193, .153, .055, .78), (.180, .140, .055, .757), (.15, .11, .05, .752), (.02, .015, .01, .749)):
        rings.append([bm.verts.new((sx_ * (rx - rr) + rr * math.cos(math.radians(a0 + k * 9)), sy_ * (ry - rr) + rr * math.sin(math.radians(a0 + k * 9)), z_)) for sx_, sy_, a0 in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)) for k in range(11)])
    for p_, q_ in zip(rings, rings[1:]):
        for k in range(44): bm.faces.new((p_[k], p_[(k + 1) % 44], q_[(k + 1) % 44], q_[k])).smooth = True
    bm.faces.new(rings[-1]); bmesh.ops.recalc_face_normals(bm, faces=bm.faces); obj('sink', bm_to_mesh(bm, 'sink'), simple('sinkin', '#9a9b9b', .30, 1.0), (-.50, -.30, 0)); cyl('waste', .030, .004, (-.50, -.30, .752), steel_)
    tube('tap', [(-.50, -.07, .895), (-.50, -.07, 1.13), (-.50, -.12, 1.17), (-.50, -.19, 1.17), (-.50, -.215, 1.13)], .0105, brass, res=12); cyl('tapf', .022, .012, (-.50, -.07, .902), brass, bevel=.003); tube('tl', [(-.42, -.07, .90), (-.42, -.07, .95), (-.40, -.10, .975)], .007, brass)
    rbox('hob', (.30, .36, .006), (.22, -.30, .899), simple('hob', '#0b0b0c', .08), .012, 'z', .002)
    tube('fid', [(-W / 2 + .05, -D_ + .035, .955), (W / 2 - .05, -D_ + .035, .955)], .008, steel_, smooth=False, res=10)
    for i in range(7): cyl('fs', .006, .06, (-W / 2 + .08 + i * (W - .16) / 6, -D_ + .035, .925), steel_)
    # hull side: white, a long window with rounded ends, lockers above with a walnut lip
    wz, wh = 1.40, .36
    for z0, z1 in ((0, wz - wh / 2), (wz + wh / 2, 2.2)): box('hull', (4.2, .05, z1 - z0), (0, .03, (z0 + z1) / 2), white, 0)
    for xx in (-1.55, 1.55): box('hulle', (1.1, .05, wh), (xx, .03, wz), white, 0)
    r_ = .09; pts = []
    for cx, cz, a0 in ((1.0 - r_, wz - wh / 2 + r_, -90), (1.0 - r_, wz + wh / 2 - r_, 0), (-1.0 + r_, wz + wh / 2 - r_, 90), (-1.0 + r_, wz - wh / 2 + r_, 180)): pts += [(cx + r_ * math.cos(math.radians(a0 + k * 15)), .0, cz + r_ * math.sin(math.radians(a0 + k * 15))) for k in range(7)]
    for k in range(4):      # what is left of the square hole outside the round corners
        cx_, cz_ = (1, 1, -1, -1)[k], (-1, 1, 1, -1)[k]; arc = pts[k * 7:k * 7 + 7]; bm = bmesh.new(); vs = [bm.verts.new(q_) for q_ in [(cx_ * 1.0, 0, wz + cz_ * wh / 2)] + arc]
        for u_ in range(1, 7): bm.faces.new((vs[0], vs[u_], vs[u_ + 1]))
        g_ = bmesh.ops.extrude_face_region(bm, geom=bm.faces[:]); bmesh.ops.translate(bm, vec=(0, .055, 0), verts=[e_ for e_ in g_['geom'] if isinstance(e_, bmesh.types.BMVert)]); bmesh.ops.recalc_face_normals(bm, faces=bm.faces); obj('corner', bm_to_mesh(bm, 'corner'), white)
    tube('wring', pts, .020, steel_, cyclic=True, smooth=False, res=10); tube('gasket', [(u, .032, w_) for u, _, w_ in pts], .019, simple('rubber', '#141516', .6), cyclic=True, smooth=False, res=8); box('wm', (.05, .05, wh), (.28, .02, wz), white, .006)
    box('lock', (3.2, .34, .34), (0, -.15, 1.90), wal, .004, 3); box('lip', (3.2, .03, .05), (0, -.325, 1.72), wal, .006, 3)
    for xx in (-.8, 0, .8): box('gap', (.003, .01, .33), (xx, -.322, 1.91), dark, 0)
    box('roof', (3.6, 3.6, .08), (0, -1.2, 2.14), vinyl, .01); area('led', (0, -.28, 1.70), (0, -.28, 0), 2.6, .02, 5, (1, .84, .64))
    for sd in (-1, 1): box('bulk', (.05, 1.2, 2.2), (sd * 1.55, -.5, 1.1), walz, .003)
    box('rear', (4, .1, 2.2), (0, -3.3, 1.1), simple('rear', '#b7a88f', .9), 0); tk = wood('teak', 'teak', uv=True, rough=.35, ring=60); tiles('sole', 4, 4, 2.2, .07, .005, .01, tk, (0, -1.6, -.005), bond=-1, bevel=.0004)
    clay, stonew = simple('clay', '#9c5f41', .8, bump=.25, bscale=110), simple('ceramic', '#dcd3c4', .55, bump=.12, bscale=150); nav = simple('enamel', '#24384c', .25)
    for k, xx in enumerate((.62, .73)): lathe('mug', [(0, 0), (.034, 0), (.038, .005), (.040, .085), (.0375, .086), (.034, .010), (0, .010)], (xx, -.16 - .05 * k, .896), nav if k else stonew, 48); tube('mh', [(.038, 0, .070), (.060, 0, .066), (.060, 0, .032), (.037, 0, .022)], .005, nav if k else stonew, (xx, -.16 - .05 * k, .896), (0, 0, -.9 - .4 * k))
    lathe('pot', [(0, 0), (.085, 0), (.092, .006), (.092, .10), (.095, .104), (.089, .104), (.088, .01), (0, .01)], (.22, -.25, .902), nav, 64); lathe('lid', spline_prof([(.094, .104), (.08, .112), (.04, .122), (.012, .125)]), (.22, -.25, .902), nav, 64); lathe('ln', spline_prof([(.008, .124), (.016, .136), (.012, .144), (0, .145)]), (.22, -.25, .902), brass, 32); tube('ph', [(.31, -.25, .99), (.44, -.28, 1.0)], .010, nav, smooth=False, taper=1.2)
    rbox('board', (.34, .20, .018), (-.02, -.31, .906), wood('board', 'oak_natural', 'x', .5, figure=.6), .02, 'z', .004, rot=(0, 0, .12)); lem = simple('lemon', '#c9961a', .45)
    for i, (dx, dy) in enumerate(((-.07, .02), (.0, -.03))): lathe('lem', spline_prof([(0, -.044), (.010, -.040), (.026, -.026), (.033, 0), (.026, .026), (.010, .040), (0, .044)]), (-.02 + dx, -.30 + dy, .948), lem, 32, rot=(1.4, .4 * i, i))
    herb((.92, -.13, .896), seed=4, n=110, pot='#d8cdbb')
    sun((.40, -.70, -1.05), a.sun * .7, .8, (1, .90, .74)); area('win', (0, .012, wz), (0, -2, .8), 1.9, .34, a.kl * .5, (.86, .94, 1)).visible_glossy = False; area('fill', (-.3, -3.1, 1.75), (0, 0, 1.0), 2.4, 1.0, a.fill * 2.1, (1, .95, .88))
    area('hatch', (.2, -1.3, 2.08), (.1, -.7, .9), .6, .6, a.kl * .36, (.90, .96, 1))
    camera((-.62, -2.05, 1.50), yaw=15, lens=31, shift=(0, -.13), fstop=3.2, focus=1.75)
for m in bpy.data.materials: m.cycles.sample_as_light = False
sky(.35, 32, 20, sat=.9); bpy.context.scene.world.cycles_visibility.diffuse = False
settings(a, exposure=a.expo, look=a.look)
if a.passes: aux_passes(a.out)
render(a.out)
