"""Single pieces in the corner of a room: a desk in leather film, a washstand in oak film."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
a = args(out='out/pieces.png', shot='desk', spp=16, pct=50, seed=0, thr=0.0, threads=2, passes=False, mask=False, look='Medium High Contrast', expo=0.0, crop='', db=4, sun=9.0, kl=60.0, fill=12.0)
reset()
def plaster(name, c1, c2):
    t = T(name); v = t.coord('Object', False); n = t.noise(v, 1.3, 6, .6)
    t.pbsdf(t.mix(n, c1, c2), .9, 0, .2, t.bump(t.math('ADD', t.noise(v, 6, 5, .6), t.math('MULTIPLY', t.noise(v, 60, 4), .25)), .22, .006)); return t.mat
white, black, brass = simple('white', '#ebe8e0', .38), simple('black', '#1a1a1b', .45), simple('brass', '#ad8a50', .28, 1.0, var=.05)
stonew, clay = simple('ceramic', '#d6cbb9', .6, bump=.14, bscale=150), simple('clay', '#9c5f41', .8, bump=.25, bscale=110)
W0, W1, D, H = -1.9, 2.2, -4.2, 2.7
floor = wood('floor', 'oak_natural', uv=True, rough=.4, bump=.2, figure=.6)
wall = plaster('wall', '#b9b6a6', '#c6c3b4') if a.shot == 'desk' else plaster('wall', '#cfc4b3', '#dbd1c2')
box('sub', (6, 6, .1), (0, -2, -.062), simple('joint', '#4a3826', .9), 0); tiles('floor', 5, 5, 1.9, .17, .0022, .012, floor, (0, -2.2, -.006), (0, 0, 0), bond=-1, bevel=.0014, tilt=.0003)
box('ceil', (6, 6, .2), (0, -2, H + .1), simple('ceil', '#ece7de', .9), 0); box('back', (6, .2, H), (0, .1, H / 2), wall, 0); box('right', (.2, 6, H), (W1 + .1, -2, H / 2), wall, 0); box('rear', (6, .2, H), (0, D - .1, H / 2), simple('rear', '#b5a894', .9), 0)
wy0, wy1, wz0, wz1 = -2.3, -.5, .85, 2.35
for y0, y1, z0, z1 in ((D, wy0, 0, H), (wy1, .2, 0, H), (wy0, wy1, 0, wz0), (wy0, wy1, wz1, H)): box('left', (.3, y1 - y0, z1 - z0), (W0 - .15, (y0 + y1) / 2, (z0 + z1) / 2), wall, 0)
for y in (wy0 + .03, (wy0 + wy1) / 2, wy1 - .03): box('mull', (.06, .05, wz1 - wz0), (W0 - .2, y, (wz0 + wz1) / 2), white, .003)
for z in (wz0 + .03, 1.75, wz1 - .03): box('tran', (.06, wy1 - wy0, .05), (W0 - .2, (wy0 + wy1) / 2, z), white, .003)
box('skirt', (W1 - W0, .016, .10), ((W0 + W1) / 2, -.008, .05), wall, .003)
if a.shot == 'desk':
    le = film('leather', dict(kind='leather', color='#744428')); TX, TY, TH = .22, -.47, .745
    rbox('top', (1.60, .78, .030), (TX, TY, TH - .015), le, .05, 'z', .006, tag='front')
    for s in (-1, 1):
        x = TX + s * .66
        box('leg', (.05, .03, TH - .03), (x, TY + .28, (TH - .03) / 2), black, .004); box('leg', (.05, .03, TH - .03), (x, TY - .28, (TH - .03) / 2), black, .004); box('foot', (.05, .66, .02), (x, TY, .012), black, .004); box('arm', (.05, .60, .03), (x, TY, TH - .046), black, .004)
    box('beam', (1.30, .03, .05), (TX, TY + .25, TH - .06), black, .004)
    alu = simple('alu', '#a9aaab', .35, 1.0, var=.03); scr = T('screen'); scr.pbsdf('#0b0c0d', .12, 0, .5)
    M = math.radians(-8)
    rbox('base', (.30, .212, .012), (TX - .02, TY - .02, TH + .008), alu, .012, 'z', .003, rot=(0, 0, M)); rbox('keys', (.262, .092, .001), (TX - .025, TY + .022, TH + .0144), black, .004, 'z', .0004, rot=(0, 0, M)); rbox('pad', (.10, .060, .0006), (TX - .012, TY - .072, TH + .0142), simple('pad', '#9b9c9d', .5, 1.0), .004, 'z', .0002, rot=(0, 0, M))
    L = bpy.data.objects.new('lid', None); L.location = (TX - .035, TY + .088, TH + .016); L.rotation_euler = (math.radians(-18), 0, M); link(L)
    rbox('lid', (.30, .006, .205), (0, 0, .1025), alu, .012, 'y', .002).parent = L; rbox('scr', (.288, .001, .190), (0, -.0036, .1035), scr.mat, .004, 'y', .0003).parent = L
    for i, (w_, c) in enumerate(((.20, '#2f4237'), (.17, '#d8cfbf'))): rbox('note', (w_ * .72, w_, .014), (TX - .46, TY - .06 - .01 * i, TH + .008 + i * .0145), simple('note%d' % i, c, .7, bump=.1, bscale=300), .004, 'z', .002, rot=(0, 0, .12 + .2 * i))
    tube('pen', [(TX - .49, TY - .13, TH + .034), (TX - .41, TY + .01, TH + .034)], .0045, brass, smooth=False)
    lathe('cup', [(0, 0), (.030, 0), (.036, .006), (.040, .085), (.0375, .085), (.033, .012), (0, .012)], (TX + .33, TY - .16, TH + .001), stonew, 56); tube('cuph', [(.038, 0, .068), (.062, 0, .066), (.064, 0, .032), (.036, 0, .022)], .005, stonew, (TX + .33, TY - .16, TH + .001), (0, 0, .6)); lathe('coffee', [(0, .074), (.0385, .074)], (TX + .33, TY - .16, TH + .001), simple('coffee', '#2a140a', .1), 40)
    # a lamp with a jointed arm
    lx, ly = TX + .60, TY + .22; lathe('lf', [(0, 0), (.085, 0), (.088, .004), (.085, .012), (.012, .016), (0, .016)], (lx, ly, TH), black, 64); tube('la', [(lx, ly, TH + .01), (lx + .06, ly + .02, TH + .36)], .007, brass, smooth=False); tube('lb', [(lx + .06, ly + .02, TH + .36), (lx - .26, ly - .06, TH + .53)], .007, brass, smooth=False); cyl('lj', .014, .03, (lx + .06, ly + .02, TH + .36), black, (math.radians(90), 0, 0), .003)
    lathe('ls', spline_prof([(.012, .10), (.03, .095), (.055, .06), (.078, 0)]) + [(.075, 0), (.028, .09)], (lx - .28, ly - .065, TH + .44), black, 56); lathe('lbulb', spline_prof([(0, .01), (.022, .025), (.02, .05), (0, .06)]), (lx - .28, ly - .065, TH + .44), emis('bulb', (1, .78, .5), 8), 24); l = area('lampl', (lx - .28, ly - .065, TH + .45), (lx - .28, ly - .065, 0), .1, .1, 2.6, (1, .78, .52)); l.data.shape = 'DISK'
    lathe('vase', spline_prof([(.04, 0), (.07, .02), (.088, .085), (.066, .15), (.034, .18), (.04, .20)]) + [(.034, .198), (.03, .17), (0, .16)], (TX - .62, TY + .22, TH), clay, 64); branches((TX - .62, TY + .22, TH + .18), n=5, h=.48, spread=.28, per=12, seed=21, col=('#5d6b48', '#87946a'))
    oakx, oakz = wood('oakx', 'oak_smoked', 'x', .45, figure=.6), wood('oakz', 'oak_smoked', 'z', .45, figure=.6)
    box('shelf', (1.30, .20, .028), (TX + .25, -.10, 1.58), oakx, .003); bx = TX - .30
    for w_, h_, c in ((.030, .22, '#b7a58a'), (.036, .24, '#46514a'), (.024, .21, '#d8d2c6'), (.034, .235, '#8a4a33'), (.028, .20, '#2e3a45'), (.04, .225, '#cfc6b6'), (.026, .23, '#6d7a5f')): box('book', (w_, .15, h_), (bx + w_ / 2, -.10, 1.594 + h_ / 2), simple('bk' + c[1:], c, .7), .002); bx += w_ + .0015
    lathe('pot', spline_prof([(.03, 0), (.05, .012), (.06, .06), (.045, .10), (.03, .115)]) + [(0, .11)], (TX + .12, -.10, 1.594), stonew, 48)
    box('fr', (.26, .018, .34), (TX + .55, -.06, 1.594 + .17), oakz, .002, rot=(math.radians(-5), 0, 0)); box('frp', (.23, .002, .31), (TX + .55, -.0705, 1.594 + .171), simple('frp', '#e9e1d2', .8), 0, rot=(math.radians(-5), 0, 0)); lathe('frd', [(0, 0), (.062, 0)], (TX + .55, -.0725, 1.594 + .18), simple('frd', '#a8664a', .85), 48, rot=(math.radians(85), 0, 0))
    # the chair, pushed back to one side
    M4 = Matrix.Translation((TX + .25, TY - .66, 0)) @ Matrix.Rotation(math.radians(180 + 24), 4, 'Z'); tr = lambda *p: tuple(M4 @ Vector(p)); sh = .455
    for s in (-1, 1): tube('fl', [tr(s * .22, -.21, 0), tr(s * .19, -.185, sh - .03)], .015, oakz, smooth=False); tube('bl', [tr(s * .215, .235, 0), tr(s * .195, .205, sh - .02), tr(s * .205, .225, sh + .15), tr(s * .215, .26, .78)], .015, oakz)
    for z in (.62, .70, .775): tube('slat', [tr(-.213, .235 + (z - .6) * .17, z), tr(0, .285 + (z - .6) * .17, z + .006), tr(.213, .235 + (z - .6) * .17, z)], .012, oakz)
    cushion(.44, .43, .055, tr(0, 0, sh), fabric('seat', '#7b7f70', '#64685b'), rot=(0, 0, math.radians(204)), puff=.28, seed=3, edge=.024)
    cam = camera((-.62, -2.62, 1.42), yaw=18, lens=36, shift=(.0, -.15), fstop=2.8, focus=2.15)
else:
    oak = T('oakfilm'); v = oak.coord('Object', False); cc, hh = wood_nodes(oak, oak.vmath('ADD', v, (2.2,) * 3), WOODS['oak_natural'], 82, 'x', .65, 1); oak.pbsdf(cc, oak.mapr(hh, -.3, .5, .52, .40), 0, .4, oak.bump(hh, .22, .0008))
    VX, VZ0, VZ1, VD, VW = .12, .36, .82, .48, 1.30
    def panel(name, size, loc, bevel=.002):
        o = box(name, size, (0, 0, 0), oak.mat, bevel, 3, tag='front'); o.data.transform(Matrix.Translation((loc[0] - VX, loc[1] + .24, loc[2] - .59))); o.location = (VX, -.24, .59); return o
    panel('body', (VW, VD - .03, VZ1 - VZ0 - .03), (VX, -(VD - .03) / 2, (VZ0 + VZ1 - .03) / 2), .002)
    for x in (-1, 1):
        w_ = VW / 2 - .003
        for z0, z1 in ((VZ0, VZ0 + .222), (VZ0 + .228, VZ1 - .028)): panel('drawer', (w_, .020, z1 - z0), (VX + x * VW / 4, -VD + .008, (z0 + z1) / 2), .003); cyl('knob', .011, .024, (VX + x * VW / 4, -VD - .014, z1 - .05), brass, (math.radians(90), 0, 0), .003)
    tp = T('stone'); tp.pbsdf(marble_nodes(tp, tp.scale(tp.coord('Object', False), 1.4), '#e9e6df', '#b5b0a8', '#d2c4ab'), .22); rbox('top', (VW + .02, VD + .014, .024), (VX, -VD / 2 - .003, VZ1 + .0), tp.mat, .006, 'z', .003)
    zl = T('zellige'); v = zl.coord('Object', False); r = zl.n('SeparateColor'); zl.put(r.inputs[0], zl.attr('rnd')); zl.pbsdf(zl.ramp(r.outputs[0], [(0, '#cfd2c6'), (.5, '#dadccf'), (1, '#e5e5da')]), zl.mapr(zl.noise(v, 30, 3), .3, .7, .10, .22), 0, .5, zl.bump(zl.noise(v, 45, 3), .25, .003))
    box('grout', (W1 - W0, .006, 1.25), ((W0 + W1) / 2, -.002, .625), simple('grout', '#bdb8ab', .9), 0); tiles('zel', W1 - W0, 1.25, .10, .10, .0022, .010, zl.mat, ((W0 + W1) / 2, -.008, .625), (math.radians(90), 0, 0), tilt=.011, bevel=.0012); box('ledge', (W1 - W0, .030, .022), ((W0 + W1) / 2, -.013, 1.261), tp.mat, .003)
    lathe('basin', spline_prof([(.10, 0), (.145, .006), (.185, .05), (.198, .125)]) + spline_prof([(.190, .125), (.172, .06), (.12, .022), (.02, .016), (0, .016)]), (VX + .16, -.25, VZ1 + .012), simple('basin', '#f0ede6', .18), 96); cyl('plug', .022, .004, (VX + .16, -.25, VZ1 + .030), brass, bevel=.0015)
    tube('spout', [(VX + .16, -.01, 1.10), (VX + .16, -.13, 1.10), (VX + .16, -.165, 1.095), (VX + .16, -.178, 1.06)], .0125, brass, res=12); cyl('rose', .028, .008, (VX + .16, -.018, 1.10), brass, (math.radians(90), 0, 0), .002)
    for s in (-1, 1): cyl('rose', .026, .008, (VX + .16 + s * .10, -.018, 1.10), brass, (math.radians(90), 0, 0), .002); cyl('val', .013, .035, (VX + .16 + s * .10, -.04, 1.10), brass, (math.radians(90), 0, 0), .003); tube('lev', [(VX + .16 + s * .10, -.052, 1.10), (VX + .16 + s * .10, -.052, 1.155)], .0045, brass, smooth=False)
    mir = T('mirror'); mir.pbsdf('#e9eceb', .02, 1.0); lathe('mir', [(0, 0), (.375, 0)], (VX + .16, -.022, 1.72), mir.mat, 128, rot=(math.radians(90), 0, 0)); lathe('mfr', [(.374, 0), (.374, .016), (.386, .016), (.386, -.016)], (VX + .16, -.012, 1.72), brass, 128, rot=(math.radians(90), 0, 0))
    for s in (-1, 1):
        x = VX + .16 + s * .56; cyl('sc', .035, .012, (x, -.012, 1.72), brass, (math.radians(90), 0, 0), .003); tube('sca', [(x, -.015, 1.72), (x, -.09, 1.72), (x, -.10, 1.75)], .007, brass); lathe('scg', spline_prof([(.02, 0), (.055, .03), (.062, .07), (.045, .115), (0, .128)]), (x, -.10, 1.755), emis('scg%d' % s, (1, .82, .58), 2.6), 48); l = bpy.data.lights.new('pl', 'POINT'); l.energy = 3.2; l.color = (1, .80, .55); l.shadow_soft_size = .06; o = bpy.data.objects.new('pl', l); o.location = (x, -.11, 1.82); link(o); o.visible_camera = False; o.visible_glossy = False
    lathe('soap', spline_prof([(.0, 0), (.034, .001), (.036, .006), (.036, .11), (.030, .128), (.012, .134), (.012, .15)]) + [(0, .15)], (VX - .26, -.16, VZ1 + .012), simple('amber', '#4a2a12', .1, spec=.6), 48); cyl('pc', .014, .018, (VX - .26, -.16, VZ1 + .168), black); tube('pn', [(VX - .26, -.16, VZ1 + .18), (VX - .26, -.16, VZ1 + .196), (VX - .262, -.20, VZ1 + .198)], .005, black)
    lathe('cup', [(0, 0), (.034, 0), (.037, .005), (.037, .095), (.034, .095), (.033, .01), (0, .01)], (VX - .38, -.20, VZ1 + .012), stonew, 56)
    # a towel over a rail on the right, a stem in a vase, a stool
    tube('rail', [(VX + .86, -.07, .98), (VX + 1.36, -.07, .98)], .008, brass, smooth=False)
    for x in (.88, 1.34): tube('rb', [(VX + x, 0, .98), (VX + x, -.07, .98)], .007, brass, smooth=False)
    bm = bmesh.new(); rows = []
    for i in range(41):
        s_ = i / 40 * .98; ff = s_ < .50; y_, z_ = (-.085, .988 - (.50 - s_)) if ff else (-.052, .988 - (s_ - .50) * .8)
        rows.append([bm.verts.new((VX + .93 + .36 * j / 24, y_ - (.010 + .012 * abs(s_ - .5)) * (.5 + .5 * math.sin(j * .9 + .6 * math.sin(i * .1))) * (1 if ff else -.3), z_ + (.010 if abs(s_ - .5) < .013 else 0))) for j in range(25)])
    for p, q in zip(rows, rows[1:]):
        for j in range(24): bm.faces.new((p[j], p[j + 1], q[j + 1], q[j])).smooth = True
    o = obj('towel2', bm_to_mesh(bm, 'towel2'), fabric('towel', '#8d9783', '#788270')); m = o.modifiers.new('s', 'SOLIDIFY'); m.thickness = .007
    lathe('vase', spline_prof([(.035, 0), (.055, .02), (.064, .075), (.048, .13), (.022, .165), (.026, .18)]) + [(.020, .178), (0, .16)], (VX - .52, -.20, VZ1 + .012), clay, 56); branches((VX - .52, -.20, VZ1 + .17), n=4, h=.40, spread=.24, per=11, seed=23, col=('#5d6b48', '#87946a'))
    cam = camera((-.55, -2.75, 1.30), yaw=14.5, lens=36, shift=(.0, -.125), fstop=4, focus=2.55)
for o in bpy.context.scene.objects:
    if o.name.split('.')[0] in ('lbulb', 'scg'): o.visible_diffuse = False; o.visible_shadow = False
for m in bpy.data.materials: m.cycles.sample_as_light = False
sky(.3, 30, 0); bpy.context.scene.world.cycles_visibility.diffuse = False
sun((1.0, .45, -.66), a.sun, 1.0, (1, .87, .70))
area('win', (W0 - .02, (wy0 + wy1) / 2, (wz0 + wz1) / 2), (1.5, (wy0 + wy1) / 2, .9), wy1 - wy0, wz1 - wz0, a.kl, (.88, .94, 1)); area('fill', (.3, D + .1, 1.7), (0, 0, 1.0), 2.4, 1.4, a.fill, (1, .95, .88)).visible_glossy = False
settings(a, exposure=a.expo, look=a.look)
if a.mask: mask_mode({'front': (1, 0, 0)})
if a.passes: aux_passes(a.out)
render(a.out)
