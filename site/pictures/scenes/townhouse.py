"""The narrow kitchen of a terraced house: two runs that face each other, chequered tiles, and glazed doors to the garden at the end."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from outdoors import back_garden
a = args(out='out/townhouse.png', film='sage', spp=16, pct=50, seed=0, thr=0.0, threads=2, passes=False, mask=False, albedo=False, look='Medium High Contrast', expo=0.0, crop='', db=4, sun=13.0, kd=90.0, fill=20.0)
FILMS = {
    'sage': dict(kind='matt', color='#8f9c86'),
    'before': dict(kind='wood', wood='beech_orange', worn=True, ring=60, figure=.8, pores=.7),
    # calibration fronts, for films that are mixed
    'w80': dict(kind='matt', color=(.8, .8, .8)), 'k00': dict(kind='matt', color=(0., 0., 0.)),
}
reset()
front = film('front', film_spec(FILMS, a.film))
pl = T('plaster'); v = pl.coord('Object', False); n = pl.noise(v, 1.4, 6, .6)
wall = pl.pbsdf(pl.mix(n, '#dfd6c6', '#e9e1d3'), .9, 0, .2, pl.bump(pl.math('ADD', pl.noise(v, 5, 5, .6), pl.math('MULTIPLY', pl.noise(v, 70, 4), .2)), .2, .004))
white, black, carc = simple('white', '#efece4', .35), simple('black', '#19191a', .35, bump=.03, bscale=700), simple('carcass', '#2a2826', .65)
bglass, brass, copper = simple('blackglass', '#08080a', .06, spec=.5), simple('brass', '#b08d57', .28, 1.0, var=.05), simple('copper', '#b8714a', .24, 1.0, var=.06)
stonew, clay, ceramic = simple('stoneware', '#d8cfbf', .6, bump=.12, bscale=150), simple('clay', '#a8674a', .8, bump=.25, bscale=110), simple('ceramic', '#f2efe8', .14)
oaky, oakz, walz = wood('oaky', 'oak_natural', 'y', .45, figure=.6), wood('oakz', 'oak_natural', 'z', .45, figure=.6), wood('walz', 'walnut', 'z', .45)
st = T('stone'); st.pbsdf(marble_nodes(st, st.scale(st.coord('Object', False), 1.1), '#e9e5dc', '#b9b2a5', '#cdbb9c'), .22)
W, D, H, Y1, Y0 = 1.27, -5.0, 2.74, -.10, -3.50      # half the width, the near wall, the height, and where the runs end and begin

# --- the shell: glazed doors at the end, tiles laid in a chequer
ck = T('tile'); v = ck.coord('Object', False); ch = ck.n('TexChecker'); ck.put(ch.inputs['Vector'], v); ch.inputs['Scale'].default_value = 1 / .3; ck.put(ch.inputs[1], '#ded5c4'); ck.put(ch.inputs[2], '#6b6f62'); cl = ck.noise(v, 3.2, 7, .62)
ck.pbsdf(ck.mix(ck.mapr(cl, .3, .7, 0, .4), ch.outputs[0], ck.mix(1, ch.outputs[0], '#b9ab98', 'MULTIPLY')), ck.mapr(cl, .3, .7, .28, .5), 0, .45, ck.bump(ck.noise(v, 40, 5, .6), .06, .002))
box('sub', (6, 9, .1), (0, -2.4, -.062), simple('joint', '#8b8172', .9), 0); tiles('floor', 3.0, 6.0, .3, .3, .003, .012, ck.mat, (0, -2.7, -.006), bevel=.0016, tilt=.0004, jitter=.0003)
box('ceil', (4, 8, .2), (0, -2.4, H + .1), simple('ceil', '#f1ede4', .9), 0); box('rear', (4, .2, H), (0, D - .1, H / 2), wall, 0)
for s in (-1, 1): box('side', (.2, 8, H), (s * (W + .1), -2.4, H / 2), wall, 0)
d0, d1, dz = -.56, .56, 2.30
for x0, x1, z0, z1 in ((-W - .3, d0, 0, H), (d1, W + .3, 0, H), (d0, d1, dz, H)): box('end', (x1 - x0, .3, z1 - z0), ((x0 + x1) / 2, .15, (z0 + z1) / 2), wall, 0)
pane = glass('pane', '#f6f8f6', 0, 1.5)
for x0, x1 in ((d0, -.002), (.002, d1)):
    for u0, u1, z0, z1 in ((x0, x0 + .085, .02, dz - .03), (x1 - .085, x1, .02, dz - .03), (x0, x1, .02, .30), (x0, x1, dz - .13, dz - .03)): box('leaf', (u1 - u0, .05 if z1 - z0 > 1 else .046, z1 - z0), ((u0 + u1) / 2, .20, (z0 + z1) / 2), white, .004)
    for z in (.30 + (dz - .43) / 3, .30 + (dz - .43) * 2 / 3): box('muntin', (x1 - x0 - .16, .034, .026), ((x0 + x1) / 2, .20, z), white, .003)
    plane('pane', x1 - x0 - .16, dz - .42, ((x0 + x1) / 2, .20, .30 + (dz - .42) / 2), pane, (math.radians(90), 0, 0))
for x in (d0 - .03, d1 + .03): box('arch', (.09, .03, dz + .02), (x, -.008, (dz + .02) / 2), white, .004)
box('arch', (d1 - d0 + .15, .034, .10), (0, -.008, dz + .05), white, .004); box('step', (d1 - d0, .30, .03), (0, .15, .006), stonew, .004)
tube('lever', [(.045, .155, 1.04), (.045, .12, 1.04), (.125, .115, 1.04)], .008, brass); cyl('esc', .024, .008, (.045, .172, 1.04), brass, (math.radians(90), 0, 0))

# --- fronts: s = -1 on the left, 1 on the right
ft, gap, FX, Z0, Z1, WT = .020, .0035, .655, .11, .855, .895
rr = random.Random(11)
def slab(s, y0, y1, z0, z1, mat=None): box('front', (ft, y1 - y0 - gap, z1 - z0 - gap), (s * (FX + ft / 2), (y0 + y1) / 2, (z0 + z1) / 2), mat or front, .0016, 3, rot=(0, math.radians(rr.gauss(0, .04)), math.radians(rr.gauss(0, .06))), tag='front')
def bar(s, y, z, length, upright=False):
    x = s * (FX - .032); half = length / 2; p, q = ((x, y, z - half), (x, y, z + half)) if upright else ((x, y - half, z), (x, y + half, z)); tube('bar', [p, q], .0055, brass, smooth=False)
    for k in (-.7, .7): at = (x, y, z + k * half) if upright else (x, y + k * half, z); cyl('post', .0045, .034, (s * (FX - .016), at[1], at[2]), brass, (0, math.radians(90), 0))
def drawers(s, y0, y1, cuts):
    for z0, z1 in zip(cuts, cuts[1:]): slab(s, y0, y1, z0, z1); bar(s, (y0 + y1) / 2, z1 - .055, min(.36, (y1 - y0) * .5))
def door(s, y0, y1, hinge, z0=Z0, z1=Z1):
    slab(s, y0, y1, z0, z1); y = y1 - .045 if hinge == 'near' else y0 + .045; bar(s, y, z1 - .16 if z0 < .5 else z0 + .18, .22, True)
def base(s, y0, y1):
    m = (y0 + y1) / 2; box('carc', (.58, y1 - y0 - .006, Z1 - Z0 + .01), (s * (FX + .32), m, (Z0 + Z1) / 2), carc, 0); box('plinth', (.02, y1 - y0, Z0 - .004), (s * (FX + .06), m, Z0 / 2), front, .001, tag='front')
base(-1, Y0, Y1)
drawers(-1, Y0, -2.90, (Z0, .40, .66, Z1)); door(-1, -2.90, -2.35, 'near'); door(-1, -2.35, -1.85, 'near'); door(-1, -1.85, -1.35, 'far'); slab(-1, -1.35, -.75, Z0, Z1); bar(-1, -1.05, Z1 - .055, .36); door(-1, -.75, Y1, 'far')
base(1, Y0, -1.30)
drawers(1, Y0, -2.90, (Z0, .40, .66, Z1)); drawers(1, -2.90, -2.00, (Z0, .48, Z1)); door(1, -2.00, -1.65, 'near'); door(1, -1.65, -1.30, 'far')
# tall units at the end of the right side: an oven between two doors, and the refrigerator
TH = 2.26
box('tallc', (.58, 1.19, TH - Z0), (FX + .32, -.70, (TH + Z0) / 2), carc, 0); box('tallp', (.02, 1.20, Z0 - .004), (FX + .06, -.70, Z0 / 2), front, .001, tag='front')
slab(1, -.70, Y1, Z0, 1.30); bar(1, -.655, 1.08, .34, True); slab(1, -.70, Y1, 1.30, TH); bar(1, -.655, 1.52, .34, True)
slab(1, -1.30, -.70, Z0, .70); bar(1, -1.00, .645, .32); slab(1, -1.30, -.70, 1.32, TH); bar(1, -.745, 1.50, .22, True)
box('oven', (.022, .594, .612), (FX + .009, -1.00, 1.01), bglass, .004); box('ovp', (.024, .594, .10), (FX + .0085, -1.00, 1.262), black, .003); tube('ovh', [(FX - .042, -1.22, 1.185), (FX - .042, -.78, 1.185)], .009, brass, smooth=False)
for y in (-1.18, -.82): cyl('ovs', .006, .045, (FX - .02, y, 1.185), brass, (0, math.radians(90), 0))
for y in (-1.08, -.92): cyl('ovk', .019, .022, (FX - .012, y, 1.262), brass, (0, math.radians(90), 0), .003)
for s in (-1, 1): box('bend', (W - FX, .02, Z1), (s * (W + FX) / 2, Y0 - .01, Z1 / 2), front, .0015, tag='front')
box('tend', (W - FX, .02, TH), ((W + FX) / 2, -1.31, TH / 2), front, .0015, tag='front'); box('ttop', (W - FX, 1.22, .02), ((W + FX) / 2, -.70, TH + .01), front, .0015, tag='front')

# --- worktops of pale stone, a sink and a tap, a hob
sy0, sy1, sx0, sx1 = -2.20, -1.55, -1.14, -.76
for x0, x1, y0, y1 in ((-W, FX * -1 + .02, Y0, sy0), (-W, FX * -1 + .02, sy1, Y1), (-W, sx0, sy0, sy1), (sx1, -FX + .02, sy0, sy1)): box('top', (x1 - x0, y1 - y0, .03), ((x0 + x1) / 2, (y0 + y1) / 2, WT - .015), st.mat, .0025)
box('top', (W - FX + .02, -1.30 - Y0, .03), ((W + FX - .02) / 2, (Y0 - 1.34) / 2, WT - .015), st.mat, .0025)
for x0, x1, y0, y1 in ((sx0, sx0 + .012, sy0, sy1), (sx1 - .012, sx1, sy0, sy1), (sx0, sx1, sy0, sy0 + .012), (sx0, sx1, sy1 - .012, sy1)): box('bowl', (x1 - x0, y1 - y0, .19), ((x0 + x1) / 2, (y0 + y1) / 2, WT - .125), ceramic, .003)
box('bowlf', (sx1 - sx0, sy1 - sy0, .012), ((sx0 + sx1) / 2, (sy0 + sy1) / 2, WT - .215), ceramic, 0); cyl('plug', .038, .006, ((sx0 + sx1) / 2, (sy0 + sy1) / 2, WT - .206), brass)
ty = (sy0 + sy1) / 2; cyl('tapb', .026, .012, (-1.20, ty, WT + .006), brass, bevel=.003); tube('tap', [(-1.20, ty, WT), (-1.20, ty, WT + .30), (-1.16, ty, WT + .375), (-1.08, ty, WT + .39), (-1.01, ty, WT + .345), (-1.00, ty, WT + .28)], .012, brass); tube('tapl', [(-1.20, ty + .02, WT + .09), (-1.19, ty + .09, WT + .115)], .006, brass)
rbox('hob', (.50, .58, .008), (.955, -2.45, WT + .004), bglass, .012, 'z', .002)
for s, x in ((-1, -W), (1, W)):
    y0, y1, z1 = (Y0, Y1, 1.42) if s < 0 else (Y0, -1.32, 1.56); h = z1 - WT
    zl = T('zellige%d' % s); v = zl.coord('Object', False); r_ = zl.n('SeparateColor'); zl.put(r_.inputs[0], zl.attr('rnd')); zl.pbsdf(zl.ramp(r_.outputs[0], [(0, '#d5cfbf'), (.5, '#e2dccd'), (1, '#ece7da')]), zl.mapr(zl.noise(v, 30, 3), .3, .7, .10, .2), 0, .5, zl.bump(zl.noise(v, 40, 3), .2, .003), Clearcoat=.3)
    box('grout', (.006, y1 - y0, h), (x - s * .003, (y0 + y1) / 2, WT + h / 2), simple('grout', '#c9c2b3', .9), 0); tiles('zel', y1 - y0, h, .10, .10, .0024, .009, zl.mat, (x - s * .009, (y0 + y1) / 2, WT + h / 2), (math.radians(90), 0, math.radians(-90 * s)), tilt=.010, bevel=.0014, seg=2)
# a plastered hood over the hob, a brass rail, an oak shelf on the left
box('hood', (.46, .74, H - 1.62), (W - .23, -2.45, (H + 1.62) / 2), wall, .008, 3); box('hoodb', (.42, .66, .012), (W - .23, -2.45, 1.617), carc, 0); area('hoodl', (W - .25, -2.45, 1.60), (W - .25, -2.45, .9), .3, .1, 3.5, (1, .80, .56))
tube('rail', [(W - .055, -2.02, 1.36), (W - .055, -1.48, 1.36)], .006, brass, smooth=False)
for y in (-1.98, -1.52): cyl('rp', .007, .04, (W - .032, y, 1.36), brass, (0, math.radians(90), 0))
for y, L, m in ((-1.90, .30, oakz), (-1.78, .26, walz), (-1.66, .31, oakz)): tube('spoon', [(W - .06, y, 1.345), (W - .06, y, 1.345 - L * .7)], .005, m, smooth=False); o = lathe('spoonh', spline_prof([(0, -.038), (.022, -.02), (.026, 0), (.016, .025), (0, .036)]), (W - .06, y, 1.345 - L * .8), m, 24); o.scale = (.35, 1, 1)
SZ = 1.47; box('shelf', (.22, Y1 - Y0 - .35, .032), (-W + .115, (Y0 + Y1) / 2 + .02, SZ), oaky, .003)
for y in (-3.0, -2.1, -1.2, -.5): box('brk', (.16, .012, .012), (-W + .085, y, SZ - .022), brass, .001); box('brk', (.008, .012, .10), (-W + .006, y, SZ - .066), brass, .001)
box('led', (.012, 2.9, .006), (-W + .20, -1.75, SZ - .019), emis('led', (1, .83, .62), 3.0), 0).visible_camera = False; area('ledl', (-W + .17, -1.75, SZ - .022), (-W + .17, -1.75, 0), .03, 2.9, 5, (1, .84, .64))
top = SZ + .016; x = -W + .115
for i in range(7): lathe('plate', spline_prof([(0, 0), (.06, .001), (.075, .006), (.108, .014), (.111, .017)]), (x, -2.95, top + i * .0095), ceramic if i % 3 else stonew, 56)
for i in range(4): lathe('bwl', spline_prof([(.03, 0), (.036, .004), (.062, .03), (.074, .058)]) + spline_prof([(.071, .056), (.058, .03), (.02, .010), (0, .009)]), (x, -2.66, top + i * .022), stonew, 48)
for i, (y, h, c) in enumerate(((-2.42, .21, '#c9a06a'), (-2.29, .18, '#e9e0cc'), (-2.16, .15, '#7b4a2b'))): lathe('jar', spline_prof([(.05, 0), (.055, .005), (.055, h * .9), (.05, h)]), (x, y, top), glass('jar%d' % i, '#f4f8f6'), 40); lathe('fill', [(0, .004), (.051, .004), (.051, h * .7), (0, h * .72)], (x, y, top), simple('fill' + c[1:], c, .9, bump=.8, bscale=260), 40); cyl('lid', .052, .02, (x, y, top + h + .008), oakz, bevel=.003)
lathe('jug', spline_prof([(.05, 0), (.066, .02), (.074, .09), (.055, .16), (.046, .19), (.053, .22)]) + [(.048, .22), (.045, .1), (0, .05)], (x, -1.86, top), clay, 56); herb((x, -1.30, top), seed=4, pot='#d8cfbf', n=100, r0=.06, h=.18)
for y in (-1.62, -1.50): lathe('cup', [(0, 0), (.030, 0), (.036, .006), (.039, .075), (.0365, .075), (.033, .012), (0, .012)], (x, y, top), ceramic if y < -1.55 else stonew, 40)
for i, (w_, h_, c) in enumerate(((.034, .24, '#b7a58a'), (.028, .22, '#46514a'), (.04, .25, '#8a4a33'), (.03, .23, '#d8d2c6'))): box('book', (.17, w_, h_), (x, -1.02 + i * .038, top + h_ / 2), simple('bk%d' % i, c, .7), .002)
lathe('vase', spline_prof([(.04, 0), (.062, .02), (.072, .08), (.05, .15), (.026, .18), (.03, .20)]) + [(.026, .20), (0, .17)], (x, -.58, top), stonew, 56); branches((x, -.58, top + .17), n=5, h=.42, spread=.28, per=11, seed=21, col=('#5d6b48', '#87946a'))

# --- on the worktops
def board(x, y, w, h, lean, mat): rbox('board', (.02, w, h), (x + math.sin(lean) * h / 2, y, WT + math.cos(lean) * h / 2), mat, .03, 'x', .003, rot=(0, lean, 0))
board(-W + .035, -2.52, .28, .40, math.radians(9), oakz); board(-W + .06, -2.40, .20, .29, math.radians(11), walz)
rbox('cboard', (.27, .42, .022), (-.93, -2.62, WT + .011), walz, .03, 'z', .003, rot=(0, 0, .12)); cushion(.125, .25, .10, (-.95, -2.58, WT + .068), simple('crust', '#a8703c', .8, bump=.5, bscale=60), rot=(0, 0, .25), puff=.5, seed=3, edge=.05)
lathe('soap', spline_prof([(0, 0), (.032, .001), (.034, .006), (.034, .11), (.028, .126), (.011, .132), (.011, .148)]) + [(0, .148)], (-1.19, -1.44, WT), simple('amber', '#4a2a12', .1, spec=.6), 40); cyl('pc', .013, .016, (-1.19, -1.44, WT + .156), black)
lathe('fbowl', spline_prof([(.05, 0), (.06, .005), (.12, .04), (.155, .085), (.16, .095)]) + spline_prof([(.153, .093), (.11, .046), (.04, .014), (0, .012)]), (-.95, -.95, WT), stonew, 64); lem = simple('lemon', '#d8b23a', .45, bump=.3, bscale=260)
for i, (dx, dy, dz) in enumerate(((-.055, .01, .06), (.05, .035, .06), (0, -.06, .06), (.0, .0, .11))): o = lathe('lemon', spline_prof([(0, -.048), (.010, -.044), (.030, -.026), (.036, 0), (.030, .026), (.010, .044), (0, .048)]), (-.95 + dx, -.95 + dy, WT + dz), lem, 32, rot=(1.2 + i, .8 * i, i * 1.7))
herb((-1.08, -.30, WT), seed=7, n=110, h=.20, r0=.07)
lathe('pot', [(0, 0), (.115, 0), (.125, .01), (.128, .115), (.131, .118), (.124, .121), (.12, .11), (0, .11)], (1.05, -2.31, WT + .008), simple('pot', '#8f4a35', .22), 64); lathe('potl', spline_prof([(.13, .121), (.115, .132), (.05, .148), (.016, .152), (.014, .162), (.022, .17), (.018, .18), (0, .182)]), (1.05, -2.31, WT + .008), bpy.data.materials['pot'], 64)
KY = -2.58
lathe('kettle', spline_prof([(.085, 0), (.10, .02), (.10, .07), (.07, .13), (.03, .155), (.02, .165), (.012, .18), (0, .182)]), (.86, KY, WT + .008), copper, 56); tube('ks', [(.78, KY - .04, WT + .06), (.72, KY - .08, WT + .12), (.70, KY - .09, WT + .14)], .011, copper); tube('kh', [(.93, KY + .04, WT + .11), (.92, KY + .04, WT + .22), (.86, KY, WT + .26), (.80, KY - .04, WT + .22), (.79, KY - .04, WT + .11)], .007, black)
lathe('crock', spline_prof([(.05, 0), (.06, .02), (.063, .09), (.058, .15), (.061, .155)]) + [(.055, .155), (.05, .03), (0, .03)], (1.12, -1.86, WT), clay)
for ax, ay, L, m in ((.10, .05, .30, oakz), (-.12, .08, .28, walz), (.02, -.12, .31, oakz)): d = Vector((ax, ay, 1)).normalized(); p = Vector((1.12, -1.86, WT + .035)); tube('ut', [p, p + d * L], .005, m, smooth=False)
tw = fabric('towel', '#d9d2c2', '#b9a98f'); box('towel', (.006, .30, .40), (FX - .046, -1.00, .985), tw, .002)
rg = T('rug'); v = rg.coord('Object', False); s_ = rg.n('SeparateXYZ'); rg.put(s_.inputs[0], v); stripe = rg.math('GREATER_THAN', rg.math('SINE', rg.math('MULTIPLY', s_.outputs[0], 62)), .55); rg.pbsdf(rg.mix(stripe, '#cbbfa9', '#8a5b45'), .95, 0, .1, rg.bump(rg.noise(rg.scale(v, (300, 300, 1)), 1, 3), .9, .003), Sheen=.3)
rbox('rug', (.66, 2.0, .010), (0, -1.75, .006), rg.mat, .01, 'z', .003)
# two small globes over the aisle
for y in (-1.15, -3.2):
    tube('cord', [(0, y, H), (0, y, 2.38)], .003, black, smooth=False); cyl('cap', .028, .05, (0, y, 2.37), brass, bevel=.004); lathe('globe', [(.095 * math.sin(t_ / 24 * math.pi), -.095 * math.cos(t_ / 24 * math.pi)) for t_ in range(25)], (0, y, 2.26), emis('globe%d' % int(-y), (1, .85, .66), 1.5), 48)
for o in bpy.context.scene.objects:
    if o.name.split('.')[0] == 'globe': o.visible_diffuse = False; o.visible_shadow = False

# --- garden, light
back_garden(2, 9, .9)
for m in bpy.data.materials: m.cycles.sample_as_light = False
sky(.8, 38, 0, False, 1.0, .6, sat=.8); wv = bpy.context.scene.world.cycles_visibility; wv.diffuse = False; wv.scatter = False; wv.transmission = False
sun((-.30, -1.0, -.62), a.sun, .9, (1, .90, .76))
area('door', (0, .19, 1.2), (0, -4, 1.0), d1 - d0 - .1, 2.0, a.kd, (.92, .96, 1)); area('fill', (0, D + .05, 1.7), (0, 0, 1.2), 2.2, 1.6, a.fill, (1, .96, .9)).visible_glossy = False
area('up', (0, -1.9, 2.60), (0, -1.9, 0), 1.0, 3.0, 10, (1, .95, .88)).visible_glossy = False
camera((.10, -4.55, 1.36), yaw=-1.2, lens=27, shift=(0, -.05), fstop=2.8, focus=2.9)
settings(a, exposure=a.expo, look=a.look)
if a.mask: mask_mode({'front': (1, 0, 0)})
if a.albedo: albedo_mode('front', 'front')
if a.passes: aux_passes(a.out)
render(a.out)
