"""A country kitchen: framed doors, an apron sink under the window, a range under a mantel."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from outdoors import back_garden
a = args(out='out/country.png', film='navy', spp=32, pct=50, seed=0, thr=0.0, threads=2, passes=False, mask=False, albedo=False, expo=0.0, crop='', db=3, sun=13.0, kl=150.0, kr=46.0, look='Medium High Contrast', shot='room')
SHOTS = {
    'room': dict(at=(.30, -4.85, 1.34), yaw=0, lens=27.5, shift=(-.055, -.035), fstop=5.6, focus=4.3),
    'range': dict(at=(.52, -3.05, 1.30), yaw=11, lens=31, shift=(0, -.09), fstop=5, focus=2.3),
    'sink': dict(at=(-1.10, -2.70, 1.25), yaw=13, lens=45, shift=(0, -.20), fstop=5, focus=2.2),
}
shot = SHOTS[a.shot]
FILMS = {'navy': dict(kind='matt', color='#26364d'), 'sand': dict(kind='matt', color='#d5c6ae'), 'pine': dict(kind='matt', color='#2f4238'), 'before': dict(kind='wood', wood='beech_orange', worn=True, ring=60, figure=.8, pores=.7),
         'w80': dict(kind='matt', color=(.8, .8, .8)), 'k00': dict(kind='matt', color=(0., 0., 0.))}
reset()
front = film('front', film_spec(FILMS, a.film))

pl = T('plaster'); v = pl.coord('Object', False); n = pl.noise(v, 1.4, 6, .6)
wall = pl.pbsdf(pl.mix(n, '#e6e0d3', '#efeae0'), .9, 0, .2, pl.bump(pl.math('ADD', pl.noise(v, 5, 5, .6), pl.math('MULTIPLY', pl.noise(v, 70, 4), .2)), .22, .005))
ceil, white, black = simple('ceil', '#f1ede4', .9), simple('white', '#efece4', .35), simple('black', '#19191a', .35, bump=.05, bscale=700)
carc, enamel, ceramic = simple('carcass', '#2a2826', .6), simple('enamel', '#15171a', .18), simple('ceramic', '#f2efe8', .12)
stonew, clay = simple('stoneware', '#d8cfbf', .6, bump=.12, bscale=150), simple('clay', '#a8674a', .8, bump=.25, bscale=110)
brass, copper, iron = simple('brass', '#b08d57', .3, 1.0, var=.06), simple('copper', '#b8714a', .24, 1.0, var=.06), simple('iron', '#222222', .6)
oakx, oaky, oakz = wood('oakx', 'oak_natural', 'x', .42), wood('oaky', 'oak_natural', 'y', .5), wood('oakz', 'oak_natural', 'z', .45)
walnut = wood('walnut', 'walnut', 'z', .45)
W0, W1, D, H = -2.45, 2.45, -6.2, 2.68

# --- shell: a window at the left, one over the sink
ck = T('tile'); v = ck.coord('Object', False); ch = ck.n('TexChecker'); ck.put(ch.inputs['Vector'], v); ch.inputs['Scale'].default_value = 1 / .4; ck.put(ch.inputs[1], '#d9d1c1'); ck.put(ch.inputs[2], '#67655f')
cl = ck.noise(v, 3.2, 7, .62)
ck.pbsdf(ck.mix(ck.mapr(cl, .3, .7, 0, .4), ch.outputs[0], ck.mix(1, ch.outputs[0], '#b9ab98', 'MULTIPLY')), ck.mapr(cl, .3, .7, .28, .5), 0, .45, ck.bump(ck.noise(v, 40, 5, .6), .06, .002))
box('sub', (9, 9, .1), (0, -2.6, -.062), simple('joint', '#8b8172', .9), 0)
tiles('floor', 9.6, 9.6, .4, .4, .003, .012, ck.mat, (0, -2.6, -.006), (0, 0, math.radians(45)), bevel=.0016, tilt=.0004, jitter=.0003)
box('ceil', (6, 8, .2), (0, -2.8, H + .1), ceil, 0)
for x in (-1.75, -.35, 1.05): box('beam', (.14, 6.6, .16), (x, -3.0, H - .08), oaky, .012, 3)
bx0, bx1, bz0, bz1 = -.92, .52, 1.06, 2.16      # the window over the sink
for x0, x1, z0, z1 in ((W0 - .3, bx0, 0, H), (bx1, W1 + .3, 0, H), (bx0, bx1, 0, bz0), (bx0, bx1, bz1, H)): box('back', (x1 - x0, .3, z1 - z0), ((x0 + x1) / 2, .15, (z0 + z1) / 2), wall, 0)
wy0, wy1, wz0, wz1 = -3.5, -1.3, .5, 2.3
for y0, y1, z0, z1 in ((D, wy0, 0, H), (wy1, .3, 0, H), (wy0, wy1, 0, wz0), (wy0, wy1, wz1, H)): box('left', (.34, y1 - y0, z1 - z0), (W0 - .17, (y0 + y1) / 2, (z0 + z1) / 2), wall, 0)
box('right', (.2, 7, H), (W1 + .1, -3, H / 2), wall, 0); box('rear', (6, .2, H), (0, D - .1, H / 2), wall, 0)
for y in [wy0 + .04 + i * (wy1 - wy0 - .08) / 3 for i in range(4)]: box('mull', (.06, .06, wz1 - wz0), (W0 - .24, y, (wz0 + wz1) / 2), white, .004)
for z in (wz0 + .04, 1.75, wz1 - .04): box('tran', (.054, wy1 - wy0, .05), (W0 - .24, (wy0 + wy1) / 2, z), white, .004)
fy = .20
for x0, x1, z0, z1 in ((bx0, bx0 + .06, bz0, bz1), (bx1 - .06, bx1, bz0, bz1), (bx0, bx1, bz0, bz0 + .06), (bx0, bx1, bz1 - .06, bz1), (-.235, -.165, bz0, bz1)): box('wf', (x1 - x0, .07 if z1 - z0 > x1 - x0 else .064, z1 - z0), ((x0 + x1) / 2, fy, (z0 + z1) / 2), white, .005, 3)
for z in (bz0 + .40, bz0 + .74): box('muntin', (bx1 - bx0, .026, .026), ((bx0 + bx1) / 2, fy, z), white, .004)
for x in ((bx0 - .2) / 2, (bx1 - .2) / 2): box('muntin', (.026, .03, bz1 - bz0), (x, fy, (bz0 + bz1) / 2), white, .004)
gl = glass('pane', '#f6f8f6', 0, 1.5); plane('pane', bx1 - bx0, bz1 - bz0, ((bx0 + bx1) / 2, fy, (bz0 + bz1) / 2), gl, (math.radians(90), 0, 0))
box('sill', (bx1 - bx0 + .02, .34, .03), ((bx0 + bx1) / 2, .06, bz0 + .004), oakx, .005)

# --- fronts: a frame round a sunk panel
ft, gap, FY = .022, .0035, -.60
rr = random.Random(11)
def knob(x, y, z): lathe('knob', spline_prof([(.007, 0), (.007, .012), (.016, .020), (.0165, .028), (.010, .034), (0, .035)]), (x, y, z), brass, 36, rot=(math.radians(90), 0, 0))
def cup(x, y, z):
    """a cup pull: a quarter of a shell"""
    bm = bmesh.new(); bmesh.ops.create_uvsphere(bm, u_segments=32, v_segments=20, radius=1)
    bmesh.ops.delete(bm, geom=[q for q in bm.verts if q.co.y > .02 or q.co.z < -.02], context='VERTS'); bmesh.ops.scale(bm, vec=(.048, .026, .030), verts=bm.verts)
    o = obj('cup', bm_to_mesh(bm, 'cup'), brass, (x, y, z), smooth=True); m = o.modifiers.new('s', 'SOLIDIFY'); m.thickness = .0022
    box('cupp', (.10, .003, .012), (x, y - .001, z + .030), brass, .001)
def door(x0, x1, z0, z1, y=FY, frame_=.068, grip=None):
    bm = bmesh.new(); bmesh.ops.create_cube(bm, size=1); bmesh.ops.scale(bm, vec=(x1 - x0 - gap, ft, z1 - z0 - gap), verts=bm.verts)
    fr = min(bm.faces, key=lambda q: q.calc_center_median().y)
    for thick, depth in ((frame_, 0), (.005, -.004), (.004, -.005)): bmesh.ops.inset_region(bm, faces=[fr], thickness=thick, depth=depth)
    bmesh.ops.bevel(bm, geom=[e for e in bm.edges if len(e.link_faces) == 2 and e.calc_face_angle() > .5], offset=.0013, segments=2, affect='EDGES')
    obj('door', bm_to_mesh(bm, 'door'), front, ((x0 + x1) / 2, y + ft / 2, (z0 + z1) / 2), (math.radians(rr.gauss(0, .05)), 0, math.radians(rr.gauss(0, .07))), 'front', wn=True)
    if grip == 'cup': cup((x0 + x1) / 2, y, max((z0 + z1) / 2, z1 - .13))
    elif grip: knob(x1 - .034 if grip == 'right' else x0 + .034, y, z1 - .09 if z0 < 1 else z0 + .09)
Z0, Z1, WT = .12, .855, .90
for x0, x1 in ((W0, .80), (1.80, W1)):
    box('carc', (x1 - x0 - .006, .57, Z1 - Z0 + .01), ((x0 + x1) / 2, -.287, (Z0 + Z1) / 2), carc, 0)
    box('plinth', (x1 - x0, .03, Z0 - .004), ((x0 + x1) / 2, -.535, Z0 / 2), front, .002, tag='front')
door(-2.45, -1.85, Z0, Z1, grip='right'); door(-1.85, -1.25, Z0, Z1, grip='left')
for z0, z1 in ((Z0, .375), (.375, .63), (.63, Z1)): door(-1.25, -.62, z0, z1, frame_=.05, grip='cup')
door(-.62, -.20, Z0, .64, grip='right'); door(-.20, .22, Z0, .64, grip='left')
for x in (-.62 + .008, .22 - .008): box('post', (.016, .03, .22), (x, FY + .012, .75), front, .002, tag='front')
door(.22, .80, Z0, Z1, frame_=.068, grip='cup')
door(1.80, W1, Z0, Z1, grip='left')
# worktop of oak, in two pieces beside the sink
for x0, x1 in ((W0, -.60), (.20, .80), (1.80, W1)): box('top', (x1 - x0, .635, .04), ((x0 + x1) / 2, -.3175, WT - .02), oakx, .004, 3)
box('topb', (.80, .13, .04), (-.20, -.065, WT - .02), oakx, .003)
bm = bmesh.new(); bmesh.ops.create_cube(bm, size=1); bmesh.ops.scale(bm, vec=(.795, .52, .245), verts=bm.verts)
tp = max(bm.faces, key=lambda q: q.calc_center_median().z)
bmesh.ops.inset_region(bm, faces=[tp], thickness=.026, depth=0); bmesh.ops.inset_region(bm, faces=[tp], thickness=.006, depth=-.205)
bmesh.ops.bevel(bm, geom=[e for e in bm.edges if e.calc_face_angle(0) > .5], offset=.009, segments=4, affect='EDGES', clamp_overlap=True)
obj('sink', bm_to_mesh(bm, 'sink'), ceramic, (-.20, -.395, WT - .118), wn=True)
ty = -.075
for s in (-1, 1):
    x = -.20 + s * .09; cyl('tb', .022, .014, (x, ty, WT + .007), brass, bevel=.003); tube('tl', [(x, ty, WT), (x, ty, WT + .10), (-.20 + s * .02, ty, WT + .115)], .010, brass)
    tube('cross', [(x - .028, ty, WT + .135), (x + .028, ty, WT + .135)], .006, brass, smooth=False); tube('cross', [(x, ty - .028, WT + .135), (x, ty + .028, WT + .135)], .006, brass, smooth=False); cyl('stem', .008, .05, (x, ty, WT + .115), brass)
tube('spout', [(-.20, ty, WT + .115), (-.20, ty, WT + .30), (-.20, ty - .035, WT + .36), (-.20, ty - .11, WT + .385), (-.20, ty - .18, WT + .34), (-.20, ty - .195, WT + .27)], .011, brass)

# tiles over the worktop
zl = T('zellige'); v = zl.coord('Object', False); r_ = zl.n('SeparateColor'); zl.put(r_.inputs[0], zl.attr('rnd'))
zl.pbsdf(zl.ramp(r_.outputs[0], [(0, '#d9d6c8'), (.5, '#e6e2d5'), (1, '#efebe0')]), zl.mapr(zl.noise(v, 30, 3), .3, .7, .10, .2), 0, .5, zl.bump(zl.noise(v, 40, 3), .2, .003), Clearcoat=.3)
for x0, x1, z1 in ((W0, bx0, 1.42), (bx0, bx1, bz0 - .02), (bx1, W1, 1.62)):
    h = z1 - WT; box('grout', (x1 - x0, .006, h), ((x0 + x1) / 2, -.003, WT + h / 2), simple('grout', '#c9c2b3', .9), 0)
    tiles('zel', x1 - x0, h, .15, .075, .0024, .009, zl.mat, ((x0 + x1) / 2, -.009, WT + h / 2), (math.radians(90), 0, 0), tilt=.010, bond=.5, bevel=.0014, seg=2)

# wall units with a cornice
def unit(x0, x1, parts):
    z0, z1, y = 1.42, 2.28, -.34
    box('wc', (x1 - x0 - .006, .318, z1 - z0), ((x0 + x1) / 2, -.16, (z0 + z1) / 2), carc, 0)
    w = (x1 - x0) / parts
    for i in range(parts): door(x0 + i * w, x0 + (i + 1) * w, z0, z1, y, grip='right' if i % 2 == 0 and parts > 1 else 'left')
    for x in (x0, x1): box('side', (.019, .335, z1 - z0), (x + (.0095 if x == x0 else -.0095), -.1675, (z0 + z1) / 2), front, .0015, tag='front')
    for z, h, o in ((z1 + .02, .04, .012), (z1 + .052, .026, .034), (z1 + .076, .024, .052)): box('cornice', (x1 - x0 + o, .34 + o, h), ((x0 + x1) / 2, -.17 - o / 2, z), front, .008, 4, tag='front')
    box('pelmet', (x1 - x0, .018, .045), ((x0 + x1) / 2, y + .014, z0 - .022), front, .004, tag='front')
unit(W0, -1.12, 2); unit(1.95, W1, 1)

# --- the range, under its mantel
rx0, rx1, RY = .80, 1.80, -.63; rm = (rx0 + rx1) / 2
box('range', (rx1 - rx0 - .01, .60, .80), (rm, -.315, .49), enamel, .006, 3); box('rtop', (rx1 - rx0 - .004, .63, .03), (rm, -.318, .90), black, .006)
box('kick', (rx1 - rx0 - .04, .5, .09), (rm, -.28, .045), black, 0); box('upstand', (rx1 - rx0 - .02, .02, .07), (rm, -.02, .94), black, .003)
for x0, x1 in ((rx0 + .03, rm - .012), (rm + .012, rx1 - .03)):
    box('ovd', (x1 - x0, .03, .50), ((x0 + x1) / 2, RY + .005, .40), enamel, .008, 3); rbox('ovg', ((x1 - x0) * .66, .006, .22), ((x0 + x1) / 2, RY - .011, .41), simple('ovglass', '#050505', .05), .02, 'y', .002)
    tube('rail', [(x0 + .04, RY - .055, .60), (x1 - .04, RY - .055, .60)], .009, brass, smooth=False)
    for x in (x0 + .06, x1 - .06): cyl('rs', .007, .05, (x, RY - .03, .60), brass, (math.radians(90), 0, 0))
tube('towelrail', [(rx0 + .05, RY - .065, .80), (rx1 - .05, RY - .065, .80)], .010, brass, smooth=False)
for x in (rx0 + .09, rx1 - .09): cyl('rs', .008, .06, (x, RY - .035, .80), brass, (math.radians(90), 0, 0))
for i in range(6): x = rx0 + .12 + i * (rx1 - rx0 - .24) / 5; cyl('rk', .019, .03, (x, RY - .012, .72), brass, (math.radians(90), 0, 0), .004)
for cx, cy in ((rx0 + .2, -.2), (rx0 + .2, -.45), (rm, -.32), (rx1 - .2, -.2), (rx1 - .2, -.45)):
    cyl('burner', .045, .012, (cx, cy, .925), iron, bevel=.004)
    for t in range(4): ang = t * math.pi / 2 + .785; box('grate', (.12, .011, .013), (cx + .07 * math.cos(ang), cy + .07 * math.sin(ang), .944), iron, .003, rot=(0, 0, ang))
mz = 1.66
box('hood', (1.22, .50, H - mz - .10), (rm, -.25, (H + mz + .10) / 2), wall, .006); box('mantel', (1.36, .58, .11), (rm, -.28, mz + .05), oakx, .010, 3)
for s in (-1, 1): box('corbel', (.09, .40, .20), (rm + s * .56, -.20, mz - .10), oakz, .012, 3)
area('hoodlamp', (rm, -.30, mz - .01), (rm, -.25, .9), .5, .1, 5, (1, .8, .56))
tube('panrail', [(rx0 + .08, -.05, 1.50), (rx1 - .08, -.05, 1.50)], .007, brass, smooth=False)
for x, R_ in ((rx0 + .26, .085), (rm - .02, .105), (rx1 - .28, .075)):
    lathe('pan', spline_prof([(R_ * .82, 0), (R_ * .98, .012), (R_, .05), (R_ * 1.02, .075)]) + [(R_ * .95, .072), (R_ * .9, .012), (0, .01)], (x, -.03, 1.50 - .115 - R_), copper, 56, rot=(math.radians(90), 0, 0)); cyl('panb', R_ * .84, .004, (x, -.03, 1.50 - .115 - R_), copper, (math.radians(90), 0, 0))
    tube('panh', [(x, -.055, 1.50 - .12), (x, -.052, 1.50)], .006, iron, smooth=False)
pot = simple('pot', '#b5563a', .22)
lathe('pot', [(0, 0), (.115, 0), (.125, .01), (.128, .125), (.131, .128), (.124, .131), (.12, .12), (0, .12)], (rx0 + .2, -.2, .952), pot, 64); lathe('lid', spline_prof([(.13, .131), (.115, .142), (.05, .158), (.016, .162), (.014, .172), (.022, .18), (.018, .19), (0, .192)]), (rx0 + .2, -.2, .952), pot, 64)
lathe('kettle', spline_prof([(.085, 0), (.10, .02), (.10, .07), (.07, .13), (.03, .155), (.02, .165), (.012, .18), (0, .182)]), (rx1 - .2, -.45, .952), copper, 56); tube('ks', [(rx1 - .29, -.45, 1.0), (rx1 - .35, -.45, 1.06), (rx1 - .37, -.45, 1.09)], .011, copper); tube('kh', [(rx1 - .28, -.45, 1.06), (rx1 - .27, -.45, 1.18), (rx1 - .2, -.45, 1.22), (rx1 - .13, -.45, 1.18), (rx1 - .12, -.45, 1.06)], .007, iron)
tw = fabric('towel', '#d9d2c2', '#c3b9a5')
for k, (y, L) in enumerate(((RY - .079, .42), (RY - .052, .34))): box('towel', (.30, .006, L), (rx1 - .33, y, .81 - L / 2), tw, .002, rot=(math.radians(1.2 if k == 0 else -1), 0, 0))

# --- what stands about
lathe('jug', spline_prof([(.05, 0), (.06, .01), (.072, .07), (.052, .15), (.042, .19), (.049, .22)]) + [(.044, .22), (.04, .1), (0, .05)], (-.76, .06, bz0 + .02), ceramic, 48); branches((-.76, .06, bz0 + .24), n=7, h=.36, spread=.24, per=10, seed=9, col=('#6f7f63', '#93a184'))
herb((.20, .05, bz0 + .02), seed=2, n=90); herb((.36, .06, bz0 + .02), seed=5, n=80, pot='#d8cfbf', h=.13)
def board(x, w, h, lean, mat, y): rbox('board', (w, .02, h), (x, y - .01 - math.sin(-lean) * h / 2, WT + math.cos(lean) * h / 2 + .001), mat, .035, 'y', .003, rot=(lean, 0, 0))
board(-1.02, .28, .42, math.radians(-9), oakz, -.03); board(-.93, .20, .30, math.radians(-12), walnut, -.06)
lathe('bowl', spline_prof([(.05, 0), (.06, .005), (.12, .04), (.155, .085), (.16, .095)]) + spline_prof([(.153, .093), (.11, .046), (.04, .014), (0, .012)]), (-1.55, -.33, WT), stonew, 64)
ap = simple('apple', '#9c3a2a', .3, bump=.05, bscale=60)
for dx, dy, dz in ((-.05, .01, .06), (.045, .03, .06), (0, -.055, .06), (.0, .01, .115), (.07, -.04, .07)): lathe('apple', spline_prof([(0, -.034), (.012, -.036), (.032, -.02), (.038, .004), (.028, .03), (.008, .036), (0, .030)]), (-1.55 + dx, -.33 + dy, WT + dz), ap, 32, rot=(.3 * dx * 30, .4 * dy * 20, 0))
for x, h, c in ((-2.22, .24, '#c9a06a'), (-2.08, .20, '#e9e0cc'), (-1.95, .16, '#7b4a2b')):
    lathe('jar', spline_prof([(.055, 0), (.06, .005), (.06, h * .9), (.055, h)]), (x, -.13, WT), glass('jar', '#f4f8f6'), 40); lathe('fill', [(0, .004), (.056, .004), (.056, h * .7), (0, h * .72)], (x, -.13, WT), simple('fill' + c[1:], c, .9, bump=.8, bscale=260), 40); cyl('lid', .057, .022, (x, -.13, WT + h + .008), oakz, bevel=.003)
lathe('crock', spline_prof([(.055, 0), (.064, .02), (.066, .09), (.062, .16), (.064, .165)]) + [(.058, .165), (.055, .03), (0, .03)], (.62, -.16, WT), stonew)
for ax, ay, L, m in ((.14, .05, .31, oakz), (-.15, .1, .29, walnut), (.02, -.12, .33, oakz), (.2, -.1, .27, walnut)):
    d = Vector((ax, ay, 1)).normalized(); p = Vector((.62, -.16, WT + .035)); tube('ut', [p, p + d * L], .005, m, smooth=False)
    lathe('uth', spline_prof([(0, -.038), (.02, -.02), (.024, 0), (.016, .025), (0, .034)]), tuple(p + d * (L + .02)), m, 24, rot=tuple(d.to_track_quat('Z', 'Y').to_euler())).scale = (1, .3, 1)
lathe('pitcher', spline_prof([(.06, 0), (.075, .02), (.085, .10), (.065, .18), (.055, .22), (.062, .25)]) + [(.056, .25), (.05, .1), (0, .05)], (2.16, -.28, WT), simple('glaze', '#6f7f72', .3), 48)
rugt = T('rug'); v = rugt.coord('Object', False); rugt.pbsdf(rugt.mix(rugt.mapr(rugt.noise(rugt.scale(v, (200, 12, 1)), 1, 3, .6), .35, .65, 0, 1), '#a9573f', '#c2795a'), .95, 0, .1, rugt.bump(rugt.noise(rugt.scale(v, (300, 300, 1)), 1, 3), .9, .003), Sheen=.3)
rbox('rug', (1.9, .7, .010), (-.35, -1.2, .006), rugt.mat, .01, 'z', .003)
plant_big((W1 - .30, -1.35, 0), h=1.25, seed=12, n=36, pot='#b9674a')

# --- garden, light
back_garden(2, 9, .9)
sky(.8, 38, 0, False, 1.0, .6, sat=.8); wv = bpy.context.scene.world.cycles_visibility; wv.diffuse = False; wv.scatter = False; wv.transmission = False
sun((1.0, .46, -.72), a.sun, 1.0, (1, .92, .80))
area('winL', (W0 - .32, (wy0 + wy1) / 2, (wz0 + wz1) / 2), (5, (wy0 + wy1) / 2, (wz0 + wz1) / 2), wy1 - wy0 - .1, wz1 - wz0 - .1, a.kl, (.88, .94, 1))
area('winB', ((bx0 + bx1) / 2, .14, (bz0 + bz1) / 2), (-.2, -5, 1.0), bx1 - bx0 - .1, bz1 - bz0 - .1, 26, (.92, .97, 1))
area('fill', (0, D + .05, 1.6), (0, 5, 1.3), 3.0, 1.6, a.kr, (.96, .97, 1)).visible_glossy = False
camera(shot['at'], yaw=shot['yaw'], lens=shot['lens'], shift=shot['shift'], fstop=shot['fstop'], focus=shot['focus'])
settings(a, exposure=a.expo, look=a.look)
if a.mask: mask_mode({'front': (1, 0, 0)})
if a.albedo: albedo_mode('front', 'front')
if a.passes: aux_passes(a.out)
render(a.out)
