import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
a = args(out='out/wardrobe.png', film='sage', spp=16, pct=50, seed=0, thr=0.0, threads=2, passes=False, mask=False, albedo=False, look='Medium High Contrast', expo=0.0, crop='', db=3, sun=11.0)
FILMS = {'sage': dict(kind='matt', color='#8f9c86'), 'oak': dict(kind='wood', wood='oak_light'), 'white': dict(kind='matt', color='#e9e7e2'), 'clay': dict(kind='matt', color='#b08a72'),
         'before': dict(kind='wood', wood='beech_orange', worn=True, ring=55, figure=.75, pores=.6), 'w80': dict(kind='matt', color=(.8, .8, .8)), 'k00': dict(kind='matt', color=(0., 0., 0.))}
reset()
front = film('front', film_spec(FILMS, a.film, matched=False))    # each door its own grain: in dark wood one hardly sees the gaps
wall = simple('wall', '#ddd6ca', .85, bump=.06, bscale=220); white = simple('white', '#efece6', .4); black = simple('black', '#1b1b1c', .4)
brass = simple('brass', '#b08d57', .3, 1.0)
floor = wood('floor', 'oak_floor', uv=True, rough=.42, bump=.25); dark = simple('gap', '#2a2826', .7)
oakz = wood('oakz', 'oak_natural', 'z', .45); oakx = wood('oakx', 'oak_natural', 'x', .45)
W0, W1, D, H = -2.3, 2.3, -5.6, 2.6
box('sub', (5, 6.2, .1), (0, -2.8, -.062), dark, 0)
tiles('floor', 5.8, 4.8, 1.9, .17, .0022, .012, floor, (0, -2.8, -.006), (0, 0, math.pi / 2), bond=-1, bevel=.0016)
box('ceil', (5, 6, .2), (0, -2.8, H + .1), simple('c', '#f1eee8', .9), 0); box('back', (5, .2, H), (0, .1, H / 2), wall, 0)
box('right', (.2, 6, H), (W1 + .1, -2.8, H / 2), wall, 0)
wy0, wy1, wz0, wz1 = -3.2, -1.1, .5, 2.3
for y0, y1, z0, z1 in ((-5.8, wy0, 0, H), (wy1, 0, 0, H), (wy0, wy1, 0, wz0), (wy0, wy1, wz1, H)):
    box('left', (.3, y1 - y0, z1 - z0), (W0 - .15, (y0 + y1) / 2, (z0 + z1) / 2), wall, 0)
for y in (wy0 + .03, (wy0 + wy1) / 2, wy1 - .03): box('wv', (.06, .06, wz1 - wz0), (W0 - .2, y, (wz0 + wz1) / 2), white, .004)
for z in (wz0 + .03, 1.75, wz1 - .03): box('wh', (.06, wy1 - wy0, .06), (W0 - .2, (wy0 + wy1) / 2, z), white, .004)
box('rear', (5, .1, H), (0, D - .2, H / 2), wall, 0)
# wardrobe: six doors and six above them, shaker frames (routed), plinth, cornice
X0, X1, FY, Z0, Z1 = -1.15, 2.28, -.62, .08, 2.38
n = 6; w = (X1 - X0) / n
box('body', (X1 - X0 - .01, .58, Z1 - .02), ((X0 + X1) / 2, -.30, Z1 / 2), dark, 0)
box('end', (.02, .62, Z1), (X0 - .0, -.31, Z1 / 2), front, .002, tag='front'); box('top', (X1 - X0 + .03, .63, .025), ((X0 + X1) / 2, -.313, Z1 + .0125), front, .003, tag='front')
box('plinth', (X1 - X0, .02, Z0), ((X0 + X1) / 2, -.57, Z0 / 2), front, .001, tag='front')
box('soff', (X1 - X0, .5, H - Z1), ((X0 + X1) / 2, -.25, (H + Z1) / 2 + .02), wall, 0)
def shaker(x0, x1, z0, z1):
    g, f, d = .0032, .075, .006
    bm = bmesh.new(); hw, hh = (x1 - x0 - g) / 2, (z1 - z0 - g) / 2
    bmesh.ops.create_cube(bm, size=1); bmesh.ops.scale(bm, vec=(2 * hw, .02, 2 * hh), verts=bm.verts)
    fr = min(bm.faces, key=lambda q: q.calc_center_median().y)
    r = bmesh.ops.inset_region(bm, faces=[fr], thickness=f, depth=0); r2 = bmesh.ops.inset_region(bm, faces=[fr], thickness=.004, depth=-d)
    ed = [e for e in bm.edges if len(e.link_faces) == 2 and e.calc_face_angle() > .5]
    bmesh.ops.bevel(bm, geom=ed, offset=.0012, segments=2, affect='EDGES')
    obj('door', bm_to_mesh(bm, 'door'), front, ((x0 + x1) / 2, FY, (z0 + z1) / 2), (math.radians(R.gauss(0, .04)), 0, math.radians(R.gauss(0, .06))), 'front', wn=True)
for i in range(n):
    x0, x1 = X0 + .01 + i * w, X0 + .01 + (i + 1) * w - (.02 if i == n - 1 else 0)
    shaker(x0, x1, Z0, 1.96); shaker(x0, x1, 1.96, Z1)
    hx = x1 - .035 if i % 2 == 0 else x0 + .035
    box('bar', (.011, .011, .26), (hx, FY - .038, 1.05), brass, .003)
    for s in (-1, 1): cyl('st', .005, .03, (hx, FY - .024, 1.05 + s * .1), brass, (math.radians(90), 0, 0))
# a chair with a throw, round mirror, plant, rug, books
rbox('rug', (2.4, 1.5, .012), (.1, -1.75, .006), fabric('rug', '#d6cdbd', '#bfb4a1'), .01, 'z', .004)
lathe('mirror', [(.0, .0), (.33, .0)], (-1.72, -.03, 1.62), simple('mir', '#e8ecec', .01, 1.0), 96, rot=(math.radians(90), 0, 0))
tube('mring', [(-1.72 + .335 * math.cos(t), -.025, 1.62 + .335 * math.sin(t)) for t in [i * 6.283 / 24 for i in range(24)]], .010, oakz, cyclic=True)
rbox('benchtop', (.85, .38, .035), (-1.74, -.30, .44), oakx, .02, 'z', .008)
for sx in (-1, 1):
    for sy in (-1, 1): tube('leg', [(-1.74 + sx * .36, -.30 + sy * .13, .43), (-1.74 + sx * .40, -.30 + sy * .15, 0)], .016, oakz, smooth=False, taper=.7)
cushion(.8, .34, .05, (-1.74, -.30, .48), fabric('lin', '#cbbfab', '#b9ac96'), edge=.02)
pillow(.20, .065, (-1.98, -.14, .69), fabric('rust', '#a8664a', '#985a40'), (math.radians(74), math.radians(6), math.radians(4)), 2)
for i, (w_, h_, c_) in enumerate(((.24, .03, '#46514a'), (.21, .024, '#d8d2c6'))): box('bk', (w_, .17, h_), (-1.5, -.30, .52 + i * .028), simple('b%d' % i, c_, .7), .002, rot=(0, 0, .15 * i))
plant_big((-2.0, -1.05, 0), h=1.25, seed=9, n=40, pot='#b9674a')
box('skirt', (1.15, .014, .09), (-1.72, -.007, .045), white, .002)
sky(1.0, 38, 0, False, 1.0, .6, sat=.75); wv = bpy.context.scene.world.cycles_visibility; wv.diffuse = False; wv.transmission = False; wv.scatter = False
sun((1.0, .40, -.62), a.sun, 1.0)
area('winL', (W0 - .28, (wy0 + wy1) / 2, (wz0 + wz1) / 2), (5, (wy0 + wy1) / 2, 1.2), wy1 - wy0, wz1 - wz0, 150, (.86, .93, 1)); area('fill', (.3, D + .1, 1.7), (.3, 0, 1.2), 3, 1.6, 60, (.95, .97, 1))
camera((.15, -4.35, 1.28), 0, 0, 29, (-.01, -.02), 5.6, 3.75)
settings(a, exposure=a.expo, look=a.look)
if a.mask: mask_mode({'front': (1, 0, 0)})
if a.albedo: albedo_mode('front', 'front')
if a.passes: aux_passes(a.out)
render(a.out)
