"""The workshop: a bench under a rack of film, with what is used every day."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from tools import *
a = args(out='out/bench.png', spp=16, pct=50, seed=0, thr=0.0, threads=2, passes=False, look='Medium High Contrast', expo=0.0, crop='', db=4, sun=7.5, kl=110.0, fill=12.0, lamp=16.0)
reset()
matt = lambda n, c: film(n, dict(kind='matt', color=c))
birch = wood('birch', 'oak_light', 'x', .5, figure=.35, pores=.3, bump=.1); birchy = wood('birchy', 'oak_light', 'y', .5, figure=.35, pores=.3, bump=.1)
black, st, brass = simple('powder', '#1c1d1e', .55, bump=.15, bscale=900), steel('st', .28), simple('brass', '#b08d57', .28, 1.0, var=.04)
paint = T('brick'); v = paint.coord('Object', False); r = paint.n('SeparateColor'); paint.put(r.inputs[0], paint.attr('rnd')); n = paint.noise(v, 30, 6, .65)
paint.pbsdf(paint.mix(paint.mapr(n, .35, .7, 0, .6), '#dcd6ca', paint.mix(r.outputs[0], '#cfc7b8', '#e6e1d7')), .85, 0, .2, paint.bump(paint.math('ADD', n, paint.noise(v, 160, 4)), .7, .004))
# --- room
X0, X1, D, H = -2.9, 2.9, -5.4, 3.0
floor = simple('screed', '#8d8a84', .55, bump=.1, bscale=30, var=.12); box('floor', (8, 7, .1), (0, -2.6, -.05), floor, 0)
box('mortar', (X1 - X0, .1, H), (0, .0435, H / 2), simple('mortar', '#cfc8ba', .95, bump=.3, bscale=120), 0); tiles('bricks', X1 - X0, H, .221, .063, .010, .020, paint.mat, (0, -.002, H / 2), (math.radians(90), 0, 0), tilt=.010, bond=.5, bevel=.003, jitter=.0016)
box('right', (.2, 7, H), (X1 + .1, -2.6, H / 2), simple('wallr', '#d9d4c9', .9), 0); box('ceil', (8, 7, .2), (0, -2.6, H + .1), simple('ceil', '#d7d3ca', .9), 0); box('rear', (8, .2, H), (0, D - .1, H / 2), simple('rear', '#a49f95', .9), 0)
wy0, wy1, wz0, wz1 = -2.9, -.55, 1.05, 2.6      # the window is outside the picture, on the left
for y0, y1, z0, z1 in ((D, wy0, 0, H), (wy1, .1, 0, H), (wy0, wy1, 0, wz0), (wy0, wy1, wz1, H)): box('left', (.3, y1 - y0, z1 - z0), (X0 - .15, (y0 + y1) / 2, (z0 + z1) / 2), simple('walll', '#d9d4c9', .9), 0)
for y in (-2.12, -1.33): box('bar', (.05, .04, wz1 - wz0), (X0 - .2, y, (wz0 + wz1) / 2), black, .002)
box('bar', (.05, wy1 - wy0, .04), (X0 - .2, (wy0 + wy1) / 2, 1.9), black, .002)
# --- rack: rolls of film on steel arms
cols = (('white', '#e7e4dc'), ('clay', '#b08a72'), ('sage', '#8f9c86'), ('anthracite', '#33363a'), ('terra', '#a8563c'), ('navy', '#26364d'), ('forest', '#2c4438'))
FW = {'walnut': film('walnut', dict(kind='wood', wood='walnut', axis='z', ring=90, figure=.7)), 'oak': film('oak', dict(kind='wood', wood='oak_natural', axis='z', figure=.7)), 'copper': film('copper', dict(kind='metal', color='#b8734a'))}
M = {n: matt(n, c) for n, c in cols} | FW
rr = random.Random(5)
for i, row in enumerate((('sage', 'walnut'), ('white', 'navy'), ('oak', 'clay'), ('terra', 'forest'), ('anthracite', 'copper'))):
    z = 1.42 + .172 * (4 - i)
    for j, key in enumerate(row):
        L = rr.choice((1.22, 1.26, 1.22)); x = -.76 + 1.52 * j + rr.uniform(-.03, .03); rad = rr.uniform(.050, .064)
        roll((x, -.165, z + rad), L, rad, M[key])
for x in (-1.28, -.24, .24, 1.28):
    box('upright', (.04, .03, 1.15), (x, -.028, 1.78), black, .003)
    for i in range(5):
        z = 1.42 + .172 * i; box('arm', (.018, .235, .010), (x, -.15, z - .006), black, .002); box('stop', (.018, .010, .040), (x, -.262, z + .012), black, .003)
# --- bench: thick ply on a steel frame
BZ, BY0, BY1 = .93, -1.12, -.10
box('top', (2.9, BY1 - BY0, .042), (0, (BY0 + BY1) / 2, BZ - .021), birch, .003, 3)
for k in range(6): box('ply', (2.898, .0012, .0022), (0, BY0 - .0004, BZ - .005 - k * .0064), simple('plyl', '#8f6d47', .8), 0)
for x in (-1.32, 1.32):
    for y in (BY0 + .08, BY1 - .08): box('leg', (.06, .06, BZ - .04), (x, y, (BZ - .04) / 2), black, .003)
box('rail', (2.6, .04, .06), (0, BY0 + .08, BZ - .075), black, .003); box('shelf', (2.6, .8, .03), (0, -.6, .25), birch, .003)
for i, (x, w_, h_, c) in enumerate(((-.95, .42, .30, '#a98a63'), (-.40, .36, .24, '#b3946c'), (.25, .50, .28, '#a68760'), (.92, .40, .22, '#b0906a'))): box('carton', (w_, .5, h_), (x, -.6, .265 + h_ / 2), simple('carton%d' % i, c, .85, bump=.1, bscale=60), .003); box('tape', (w_ * 1.002, .06, .001), (x, -.6, .2655 + h_), simple('tape%d' % i, '#c9ad7e', .35), 0)
# --- on it: walnut from the roll, over the mat and down the front of the bench
cutting_mat((1.15, .78), (-.28, -.62, BZ), 0)
wal, glue, paper = film('walnut_sheet', dict(kind='wood', wood='walnut', axis='x', ring=90, figure=.7, off=8.1), uv=True), adhesive(), liner()
rx, ry, rad, w_ = -.52, -.27, .052, .60
roll((rx, ry, BZ + .003 + rad), w_, rad, FW['walnut'])
prof = []
for k in range(12): ang = math.radians(-30 + k * 10); prof.append((ry - rad * math.sin(ang), BZ + .003 + rad - rad * math.cos(ang)))
prof = [(ry, BZ + .0036)] + [(ry - .05 - .012 * k, BZ + .0036 + .004 * math.exp(-k * .6) * k) for k in range(1, 66)]
y_, z_ = prof[-1]
tail = bent((0.0, 0.0), lambda s: -26 * smooth(.02, .05, s) * (1 - smooth(.085, .115, s)) + 3.2 * smooth(.20, .26, s), .36, 60)
prof += [(y_ - u, z_ + q) for u, q in tail[1:]]
arc = [0.0]
for p, q in zip(prof, prof[1:]): arc.append(arc[-1] + math.dist(p, q))
rows = [[((rx + (i / 30 - .5) * w_ * .998, y, z + .0006 * math.sin(i * .5 + s * 9)), (s, (i / 30 - .5) * w_)) for (y, z), s in zip(prof, arc)] for i in range(31)]
sheet('film', rows[::-1], wal, paper, .0005)
# a front with sage film: two thirds laid, the rest still up, its liner folded under
sg = film('sage_sheet', dict(kind='matt', color='#8f9c86'), uv=True)
fx, fy, fw, fd = .34, -.62, .62, .40; fz = BZ + .0035
box('front', (fw, fd, .018), (fx, fy, fz + .009), simple('oldwhite', '#e3ded2', .4), .001)
cur = bent((0.0, 0.0), lambda s: 9.5 * smooth(.0, .10, s) * (1 - .5 * smooth(.22, .36, s)), .40, 70)
flat = [(-.42 + k * .03, 0.0) for k in range(13)]
P = flat + [(-.03 + u, q) for u, q in cur]; arc = [0.0]
for p, q in zip(P, P[1:]): arc.append(arc[-1] + math.dist(p, q))
rows = [[((fx + .10 + u, fy + (i / 24 - .5) * .46, fz + .0186 + q - (.0 if abs(i / 24 - .5) < .43 else .02 * (abs(i / 24 - .5) - .43) / .07)), (s, i / 24 * .46)) for (u, q), s in zip(P, arc)] for i in range(24, -1, -1)]
sheet('sagefilm', rows, sg, glue, .0004)
squeegee((fx - .13, fy - .02, fz + .0192), (0, 0, math.radians(-62)), '#c08a2e'); squeegee((.70, -.90, BZ), (0, 0, math.radians(20)), '#2f5f86')
heat_gun((.93, -.36, BZ), math.radians(-150)); tube('cord', [(.99, -.34, BZ + .012), (1.16, -.24, BZ + .008), (1.28, -.16, BZ + .008), (1.40, -.11, BZ + .006), (1.44, -.07, BZ - .12), (1.44, -.06, BZ - .6)], .0045, black)
knife((-.10, -.90, BZ + .0035), (0, 0, math.radians(12)))
rule = steel('rule', .3); box('ruler', (.62, .032, .0012), (-.86, -.88, BZ + .001), rule, .0003, rot=(0, 0, math.radians(97)))
for i, (p, q, t_) in enumerate((((-.02, -.97, BZ + .016), (.1, .2, .6), 1.5), ((.10, -.80, BZ + .017), (0, 0, 2.3), 1.1))): offcut(p, q, wal if i else sg, glue, .013, t_, .008)
# a fan of samples, tape, spray, cloth
for i, c in enumerate(('white', 'oak', 'sage', 'clay', 'walnut', 'terra', 'navy', 'anthracite', 'forest')): box('card', (.055, .15, .0014), (1.12 + .055 * math.sin(math.radians(-48 + i * 11)), -.92 + .055 * math.cos(math.radians(-48 + i * 11)), BZ + .002 + i * .0015), M[c], .0004, rot=(0, 0, math.radians(48 - i * 11)))
for z, c, x in ((0, '#3d6f9c', 1.22), (.027, '#e2d9c3', 1.225)): lathe('tape', [(.038, 0), (.052, 0), (.052, .025), (.038, .025), (.038, 0)], (x, -.56, BZ + z), simple('tp' + c[1:], c, .55), 64)
spray = simple('spray', '#e9e7e1', .3); lathe('bottle', spline_prof([(.0, 0), (.036, .001), (.038, .008), (.038, .10), (.034, .13), (.015, .155), (.013, .17)]) + [(0, .17)], (1.40, -.42, BZ), spray, 48); cyl('ring', .017, .022, (1.40, -.42, BZ + .178), black); rbox('head', (.07, .020, .034), (1.385, -.42, BZ + .205), black, .008, 'y', .003); rbox('lever', (.010, .014, .05), (1.357, -.42, BZ + .172), black, .003, 'y', .002, rot=(0, math.radians(18), 0))
bm = bmesh.new(); rows = []
for i in range(31): rows.append([bm.verts.new((-1.24 + .24 * i / 30, -.52 + .20 * j / 24, BZ + .006 + .014 * abs(math.sin(i * .33 + math.sin(j * .35))) * math.sin(math.pi * j / 24) + .008 * mn.noise(Vector((i * .2, j * .2, 0))))) for j in range(25)])
for p, q in zip(rows, rows[1:]):
    for j in range(24): bm.faces.new((p[j], q[j], q[j + 1], p[j + 1])).smooth = True
o = obj('cloth', bm_to_mesh(bm, 'cloth'), fabric('cloth', '#6d8aa0', '#86a1b4'), rot=(0, 0, 0)); m = o.modifiers.new('s', 'SOLIDIFY'); m.thickness = .004
# lamp over the bench, seen at the top
for x in (-.75, .75):
    tube('cord', [(x, -.75, H), (x, -.75, 2.52)], .004, black, smooth=False); lathe('shade', [(.03, .16), (.05, .15), (.19, .01), (.192, 0), (.188, .002), (.045, .145)], (x, -.75, 2.37), simple('shade', '#2c4438', .35), 64); lathe('bulb', spline_prof([(0, .04), (.028, .05), (.034, .08), (.018, .12)]), (x, -.75, 2.36), emis('bulb', (1, .80, .55), 14), 32)
    l = area('pend', (x, -.75, 2.37), (x, -.75, 0), .3, .3, a.lamp, (1, .84, .64)); l.data.shape = 'DISK'
for ob in bpy.context.scene.objects:
    if ob.name.startswith('bulb'): ob.visible_diffuse = False
for m in bpy.data.materials: m.cycles.sample_as_light = False
sky(.25, 30, 0); wv = bpy.context.scene.world.cycles_visibility; wv.diffuse = False
sun((1.0, .42, -.50), a.sun, 1.2, (1, .86, .68))
area('win', (X0 - .02, (wy0 + wy1) / 2, (wz0 + wz1) / 2), (2, (wy0 + wy1) / 2, 1.0), wy1 - wy0, wz1 - wz0, a.kl, (.86, .93, 1)); area('fill', (.6, D + .2, 2.0), (0, 0, 1.2), 3.2, 1.6, a.fill, (1, .95, .88))
camera((.20, -3.95, 1.66), yaw=-2.0, lens=47, shift=(-.006, -.075), fstop=2.8, focus=3.2)
settings(a, exposure=a.expo, look=a.look)
if a.passes: aux_passes(a.out)
render(a.out)
