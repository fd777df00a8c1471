"""A brasserie in the evening: the front of the bar in brushed copper film, the tables in walnut film."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
a = args(out='out/bar.png', spp=16, pct=50, seed=0, thr=0.0, threads=2, passes=False, mask=False, look='Medium High Contrast', expo=0.0, crop='', db=4, kl=150.0, fill=60.0, pend=20.0)
reset()
wall = T('wall'); v = wall.coord('Object', False); n = wall.noise(v, 1.4, 6, .6); wall.pbsdf(wall.mix(n, '#2f3b34', '#3a463d'), .85, 0, .25, wall.bump(wall.noise(v, 30, 5), .12, .003)); wall = wall.mat
black, brass = simple('black', '#161617', .45), simple('brass', '#b08d57', .26, 1.0, var=.05)
oakz, oakx = wood('oakz', 'oak_smoked', 'z', .45, figure=.6), wood('oakx', 'oak_smoked', 'x', .45, figure=.6)
W0, W1, D, H = -3.6, 3.6, -7.5, 3.2
# floor of small encaustic squares, dark and light
ti = T('tile'); v = ti.attr('rnd'); r = ti.n('SeparateColor'); ti.put(r.inputs[0], v); ob = ti.coord('Object', False)
ti.pbsdf(ti.mix(ti.math('MULTIPLY', ti.noise(ob, 40, 5), .4), ti.ramp(r.outputs[0], [(0, '#3c3f3c'), (.5, '#4a4d49'), (1, '#57574f')]), '#2c2e2c'), ti.mapr(ti.noise(ob, 6, 4), .3, .7, .26, .42), 0, .5); box('sub', (8, 9, .1), (0, -3.7, -.064), simple('joint', '#8a857b', .9), 0)
tiles('floor', 7.4, 8.0, .20, .20, .003, .02, ti.mat, (0, -3.8, -.010), bevel=.0012, tilt=.0008)
box('ceil', (8, 9, .2), (0, -3.7, H + .1), simple('ceil', '#2b322d', .9), 0); box('back', (8, .2, H), (0, .1, H / 2), wall, 0); box('rear', (8, .2, H), (0, D - .1, H / 2), wall, 0)
for s in (-1, 1): box('side', (.2, 9, H), (s * 3.7, -3.7, H / 2), wall, 0)
# --- back bar: tiled niche with three lit shelves of bottles over a cupboard
zl = T('zellige'); v = zl.coord('Object', False); r = zl.n('SeparateColor'); zl.put(r.inputs[0], zl.attr('rnd'))
zl.pbsdf(zl.ramp(r.outputs[0], [(0, '#2f4a40'), (.5, '#3d5a4d'), (1, '#4d6b5b')]), zl.mapr(zl.noise(v, 30, 3), .3, .7, .08, .2), 0, .5, zl.bump(zl.noise(v, 45, 3), .25, .003))
BX0, BX1, BZ0, BZ1 = -2.5, 2.5, 1.08, 2.62
tiles('zel', BX1 - BX0, BZ1 - BZ0, .066, .132, .0022, .010, zl.mat, ((BX0 + BX1) / 2, -.004, (BZ0 + BZ1) / 2), (math.radians(90), 0, 0), tilt=.012, bond=.5, bevel=.0012)
for z in (1.42, 1.80, 2.18):
    box('shelf', (BX1 - BX0 - .1, .22, .026), ((BX0 + BX1) / 2, -.12, z), oakx, .003); box('led', (BX1 - BX0 - .2, .010, .005), ((BX0 + BX1) / 2, -.022, z - .016), emis('led%d' % z, (1, .74, .44), 12), 0)
    area('ledA', ((BX0 + BX1) / 2, -.03, z - .02), ((BX0 + BX1) / 2, -.06, z - 1), BX1 - BX0 - .2, .02, 7, (1, .76, .48))
for x in (BX0, BX1): box('jamb', (.06, .30, BZ1 - BZ0 + .06), (x, -.14, (BZ0 + BZ1) / 2), oakz, .003)
box('head', (BX1 - BX0 + .06, .30, .06), (0, -.14, BZ1 + .03), oakx, .003)
box('bbtop', (BX1 - BX0 + .2, .56, .04), (0, -.27, BZ0 - .02), black, .004); box('bb', (BX1 - BX0 + .16, .52, BZ0 - .05), (0, -.25, (BZ0 - .05) / 2), oakx, 0)
for i in range(8): box('bbd', (.63, .02, .78), (-2.245 + i * .6415, -.52, .58), oakz, .003)
rr = random.Random(8)
glassy = [simple('b%d' % i, c, .06, 0, .6, Clearcoat=.4, Clearcoat_Roughness=.02) for i, c in enumerate(('#1c2a16', '#3b2410', '#6b3d12', '#20302c', '#8a5a1c', '#2a1420', '#c7c2b2', '#11161c'))]
label = [simple('l%d' % i, c, .75) for i, c in enumerate(('#e4dac6', '#c9b58c', '#8e3b2b', '#22352d', '#d9d2c4'))]; cap = [simple('c%d' % i, c, .35, m) for i, (c, m) in enumerate((('#1a1a1a', 0), ('#b08d57', 1), ('#7b1f1f', 0), ('#c9c9c6', 1)))]
SH = [((1, 0), (1, .52), (.92, .62), (.36, .76), (.33, .93), (.36, .95)), ((1, 0), (1, .60), (.80, .68), (.34, .74), (.31, .92), (.36, .95)), ((.92, 0), (1, .10), (.96, .48), (.50, .66), (.34, .80), (.34, .94))]
def bottle(x, y, z):
    h, rad = rr.uniform(.245, .318), rr.uniform(.034, .042); s = rr.choice(SH); m = rr.choice(glassy)
    lathe('bottle', spline_prof([(0.0, 0), (rad * s[0][0], .002)] + [(rad * q, h * t) for q, t in s[1:]], 4) + [(0, h * .95)], (x, y, z), m, 28); lathe('cap', [(rad * .38, h * .86), (rad * .39, h * .995), (rad * .34, h), (0, h)], (x, y, z), rr.choice(cap), 24)
    lathe('label', [(rad * 1.012, h * .16), (rad * 1.012, h * rr.uniform(.36, .46))], (x, y, z), rr.choice(label), 28)
for z in (1.433, 1.813, 2.193):
    x = BX0 + .16
    while x < BX1 - .14:
        if rr.random() < .09: x += rr.uniform(.1, .2)
        else: bottle(x, -.12 + rr.uniform(-.02, .02), z)
        x += rr.uniform(.092, .112)
cl = glass('clear', '#eef3f0')
for i in range(14):
    x = -2.2 + i * .105
    lathe('tumbler', [(0, .004), (.030, .004), (.036, .09), (.0345, .09), (.029, .012), (0, .012)], (x, -.20 + .05 * (i % 2), BZ0), cl, 32)
st = simple('mach', '#c4c3bf', .22, 1.0, var=.03)
rbox('esp', (.78, .46, .34), (1.30, -.28, BZ0 + .25), st, .04, 'x', .008); rbox('espb', (.74, .42, .08), (1.30, -.28, BZ0 + .05), black, .02, 'z', .004); rbox('espt', (.72, .36, .02), (1.30, -.26, BZ0 + .43), black, .02, 'z', .004)
for i in range(2): cyl('grp', .036, .06, (1.12 + i * .36, -.50, BZ0 + .16), brass, bevel=.004); tube('grph', [(1.12 + i * .36, -.52, BZ0 + .15), (1.12 + i * .36, -.66, BZ0 + .135)], .013, oakx, smooth=False, taper=1.3)
for i in range(12): lathe('cup', [(0, 0), (.022, 0), (.034, .05), (.032, .05), (.02, .006), (0, .006)], (1.02 + (i % 6) * .11, -.20 - .11 * (i // 6), BZ0 + .44), simple('cup', '#ece8df', .3) if i == 0 else bpy.data.materials['cup'], 32)
# --- the bar: front of brushed copper film, panels with a shadow gap, brass foot rail, dark stone top
TX0, TX1, YF, YB, HB, TK = -2.85, 2.05, -2.05, -1.45, 1.10, .035
cop = T('copper'); v = cop.coord('Object'); b = cop.noise(cop.scale(v, (4, 4, 620)), 1, 4, .65); b2 = cop.noise(cop.scale(v, (1.2, 1.2, 40)), 1, 3, .5)
cop.pbsdf(cop.mix(cop.mapr(b, .3, .7, 0, .4), cop.mix(cop.mapr(b2, .3, .7, 0, .35), '#c67a50', '#d99167'), '#8a5a44', 'MULTIPLY'), cop.mapr(b, .3, .7,   .24, .36), 1.0, .5, cop.bump(b, .08, .0004)); cop = cop.mat
n = 7; w_ = (TX1 - TX0) / n
box('carc', (TX1 - TX0 - .02, YB - YF - .04, HB - TK - .10), ((TX0 + TX1) / 2, (YF + YB) / 2 + .02, (HB - TK + .10) / 2), simple('gap', '#120e0c', .8), 0); box('plinth', (TX1 - TX0 - .06, .4, .11), ((TX0 + TX1) / 2, YF + .28, .055), black, 0)
for i in range(n): box('panel', (w_ - .006, .019, HB - TK - .135), (TX0 + (i + .5) * w_, YF + .0095, (HB - TK - .012 + .115) / 2), cop, .0018, 3, rot=(math.radians(R.gauss(0, .05)), 0, math.radians(R.gauss(0, .08))), tag='front')
box('endp', (.019, YB - YF, HB - TK - .115), (TX1 + .0098, (YF + YB) / 2, (HB - TK + .115) / 2), cop, .0018, 3, tag='front')
tp = T('stone'); tp.pbsdf(marble_nodes(tp, tp.scale(tp.coord('Object', False), 1.7), '#1a1b1a', '#8d8a82', '#8f764e'), .16); rbox('top', (TX1 - TX0 + .09, YB - YF + .10, TK), ((TX0 + TX1) / 2 + .02, (YF + YB) / 2 - .02, HB - TK / 2), tp.mat, .02, 'z', .006)
tube('rail', [(TX0 + .05, YF - .17, .19), (TX1 - .02, YF - .17, .19)], .019, brass, smooth=False, res=12)
for i in range(5): x = TX0 + .3 + i * (TX1 - TX0 - .6) / 4; tube('rb', [(x, YF + .01, .155), (x, YF - .12, .155), (x, YF - .17, .19)], .011, brass); cyl('rf', .03, .008, (x, YF - .002, .155), brass, (math.radians(90), 0, 0), .002)
# taps, glasses on the bar, a bowl of lemons
tube('tap', [(-.9, -1.72, HB), (-.9, -1.72, HB + .36)], .026, brass, smooth=False, res=12); tube('tapx', [(-1.08, -1.72, HB + .37), (-.72, -1.72, HB + .37)], .030, brass, smooth=False, res=12)
for i in (-1, 0, 1): tube('sp', [(-.9 + i * .12, -1.72, HB + .37), (-.9 + i * .12, -1.80, HB + .375), (-.9 + i * .12, -1.83, HB + .31)], .010, brass); lathe('th', spline_prof([(.008, 0), (.012, .02), (.016, .09), (.009, .12), (0, .122)]), (-.9 + i * .12, -1.72, HB + .395), oakz, 32)
for x, y in ((.62, -1.92), (.80, -1.80)): lathe('wg', spline_prof([(.036, 0), (.034, .002), (.005, .008), (.004, .085), (.022, .105), (.042, .145), (.041, .185), (.035, .215)]), (x, y, HB), cl, 40); lathe('wine', spline_prof([(0, .102), (.018, .107), (.034, .125), (.0395, .147)]) + [(0, .147)], (x, y, HB), simple('wine', '#3a0a10', .08), 40)
lathe('bowl', spline_prof([(.05, 0), (.06, .004), (.11, .04), (.135, .075)]) + spline_prof([(.131, .073), (.10, .04), (.04, .012), (0, .01)]), (1.55, -1.80, HB), simple('bw', '#d6cbb9', .5), 64); lem = simple('lemon', '#cf9f18', .42, bump=.25, bscale=330)
for i, (dx, dy, dz) in enumerate(((-.05, .01, .055), (.04, .04, .055), (.01, -.055, .055), (0, .0, .095))): lathe('lem', spline_prof([(0, -.044), (.010, -.040), (.026, -.026), (.033, 0), (.026, .026), (.010, .040), (0, .044)]), (1.55 + dx, -1.80 + dy, HB + dz), lem, 32, rot=(1.4, .4 * i, i))
# --- stools and tables before the bar
seat = simple('seat', '#5b3523', .45, bump=.25, bscale=420, var=.06)
def stool(x, y, ang):
    M = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(ang, 4, 'Z'); tr = lambda *p: tuple(M @ Vector(p)); sh = .77
    for sx in (-1, 1):
        for sy in (-1, 1): tube('leg', [tr(sx * .205, sy * .205, 0), tr(sx * .135, sy * .135, sh - .05)], .012, black, smooth=False)
    tube('foot', [tr(sx * .182, sy * .182, .26) for sx, sy in ((1, 1), (-1, 1), (-1, -1), (1, -1), (1, 1))], .008, brass, smooth=False); cushion(.37, .37, .07, tr(0, 0, sh - .02), seat, rot=(0, 0, ang), puff=.3, seed=x, edge=.034)
    tube('bk', [tr(-.165, -.09, sh - .03), tr(-.185, -.17, sh + .13), tr(0, -.225, sh + .17), tr(.185, -.17, sh + .13), tr(.165, -.09, sh - .03)], .011, black)
for i, x in enumerate((-2.25, -1.52, -.80, -.06)): stool(x, YF - .36, R.uniform(-.2, .2))
wal = wood('walnut_film', 'walnut', 'x', .42, bump=.22, ring=90, figure=.75); leather = seat
def chair(x, y, ang):
    M = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(ang, 4, 'Z'); tr = lambda *p: tuple(M @ Vector(p)); sh = .455
    for s in (-1, 1): tube('fl', [tr(s * .21, -.20, 0), tr(s * .185, -.175, sh - .03)], .014, black, smooth=False); tube('bl', [tr(s * .21, .23, 0), tr(s * .185, .195, sh - .02), tr(s * .195, .215, sh + .15), tr(s * .19, .25, .78)], .014, black)
    for z in (.60, .68, .76): tube('slat', [tr(-.19, .215 + (z - .6) * .17, z), tr(0, .265 + (z - .6) * .17, z + .008), tr(.19, .215 + (z - .6) * .17, z)], .011, black)
    cushion(.42, .41, .05, tr(0, 0, sh - .004), leather, rot=(0, 0, ang), puff=.28, seed=x * 3, edge=.022)
def table(x, y):
    rbox('ttop', (.78, .72, .032), (x, y, .735), wal, .05, 'z', .005, tag='front'); tube('tl', [(x, y, .02), (x, y, .72)], .033, black, smooth=False, res=12); lathe('tf', [(0, 0), (.24, 0), (.245, .008), (.23, .016), (.04, .03), (0, .03)], (x, y, 0), black, 64)
for x, y in ((1.55, -3.70), (.10, -4.55)): table(x, y)
chair(1.52, -3.13, .04); chair(2.16, -3.72, -1.62); chair(.06, -3.96, -.08); chair(-.56, -4.60, 1.60)
for x, y in ((1.46, -3.62), (.02, -4.48)): lathe('tv', spline_prof([(.025, 0), (.035, .01), (.04, .05), (.018, .085), (.02, .10)]), (x, y, .751), simple('tv%f' % x, '#d6cbb9', .6), 40); branches((x, y, .84), n=3, h=.16, spread=.10, per=8, seed=int(x * 10) + 4, col=('#5d6b48', '#87946a')); lathe('tl', [(0, .001), (.028, .001), (.031, .055), (.0295, .055), (.026, .004), (0, .004)], (x + .16, y - .06, .751), cl, 32); lathe('fl', spline_prof([(0, .004), (.018, .005), (.020, .02), (.012, .03), (0, .032)]), (x + .16, y - .06, .751), emis('fl%f' % x, (1, .66, .3), 10), 24)
# --- pendants: opal globes over the bar
for i in range(4):
    x = -2.2 + i * 1.2; tube('cord', [(x, -1.75, H), (x, -1.75, 2.16)], .004, black, smooth=False); cyl('cap', .03, .05, (x, -1.75, 2.15), brass, bevel=.004)
    lathe('globe', spline_prof([(0, -.11), (.06, -.094), (.105, -.03), (.105, .03), (.06, .094), (.025, .11)]), (x, -1.75, 2.02), emis('globe%d' % i, (1, .80, .55), 3.2), 48).visible_diffuse = False
    l = bpy.data.lights.new('pl', 'POINT'); l.energy = a.pend; l.color = (1, .78, .52); l.shadow_soft_size = .11; o = bpy.data.objects.new('pl', l); o.location = (x, -1.75, 2.02); link(o); o.visible_camera = False; o.visible_glossy = False
for ob in bpy.context.scene.objects:
    if ob.name.startswith('globe'): ob.visible_shadow = False
for m in bpy.data.materials: m.cycles.sample_as_light = False
w = bpy.data.worlds.new('w'); bpy.context.scene.world = w; w.use_nodes = True; w.node_tree.nodes['Background'].inputs[1].default_value = 0
area('dusk', (-3.5, -5.2, 1.7), (0, -3.0, .7), 2.6, 2.0, a.kl, (.62, .76, 1)); area('fill', (0, D + .2, 1.55), (0, -2, 1.0), 6.4, 2.3, a.fill * 1.9, (1, .86, .70)); area('tabs', (.9, -4.0, H - .05), (.9, -4.0, 0), 1.6, 1.2, a.fill * .8, (1, .82, .60))
camera((-.50, -6.55, 1.42), yaw=5.0, lens=36, shift=(.0, -.045), fstop=3.2, focus=4.5)
settings(a, exposure=a.expo, look=a.look)
if a.mask: mask_mode({'front': (1, 0, 0)})
if a.passes: aux_passes(a.out)
render(a.out)
