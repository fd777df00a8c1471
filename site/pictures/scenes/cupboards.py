"""Cupboards along a wall: an old wardrobe in a small bedroom, in linen film or in its old stain (film=before), and a row of office cabinets in matt white film."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
a = args(out='out/cupboards.png', shot='heirloom', film='linen', spp=16, pct=50, seed=0, thr=0.0, threads=2, passes=False, mask=False, look='Medium High Contrast', expo=0.0, crop='', db=4, sun=9.0, kl=80.0, fill=26.0)
reset()
home = a.shot == 'heirloom'
def plaster(name, c1, c2):
    t = T(name); v = t.coord('Object', False)
    t.pbsdf(t.mix(t.noise(v, 1.3, 6, .6), c1, c2), .9, 0, .2, t.bump(t.math('ADD', t.noise(v, 6, 5, .6), t.math('MULTIPLY', t.noise(v, 60, 4), .25)), .2, .005)); return t.mat
white, black, brass = simple('white', '#ece9e1', .4), simple('black', '#1b1b1c', .45), simple('brass', '#a98548', .3, 1.0, var=.05)
oakx, oakz = wood('oakx', 'oak_natural', 'x', .45, figure=.6), wood('oakz', 'oak_natural', 'z', .45, figure=.6)
clay, stonew = simple('clay', '#9c5f41', .8, bump=.25, bscale=110), simple('ceramic', '#d6cbb9', .6, bump=.14, bscale=150)
W0, W1, D, H = (-2.1, 1.75, -4.6, 2.75) if home else (-2.6, 2.7, -5.2, 2.9)
wall = plaster('wall', '#8f9a8a', '#9ba596') if home else plaster('wall', '#a3ab9c', '#b0b7a8')
dark = simple('gap', '#211f1d', .8)
box('sub', (7, 7, .1), (0, -2.6, -.062), simple('joint', '#4a3826', .9), 0)
if home: tiles('floor', 5.4, 5.6, 1.9, .16, .0022, .012, wood('floor', 'oak_floor', uv=True, rough=.42, bump=.22), (0, -2.4, -.006), (0, 0, 0), bond=-1, bevel=.0014, tilt=.0003)
else:
    ca = T('carpet'); v = ca.coord('Object', False); ca.pbsdf(ca.mix(ca.noise(v, 240, 4), '#6c716c', '#7d827c'), .95, 0, .1, ca.bump(ca.noise(v, 700, 3), .6, .004)); tiles('floor', 6.2, 6.2, .5, .5, .0012, .010, ca.mat, (0, -2.6, -.005), (0, 0, 0), bevel=.0008, tilt=.0002)
box('ceil', (7, 7, .2), (0, -2.6, H + .1), simple('ceil', '#efebe3', .9), 0); box('back', (7, .2, H), (0, .1, H / 2), wall, 0); box('right', (.2, 7, H), (W1 + .1, -2.6, H / 2), wall, 0); box('rear', (7, .2, H), (0, D - .1, H / 2), simple('rear', '#b9ab96', .9), 0)
wy0, wy1, wz0, wz1 = (-2.7, -1.0, .75, 2.3) if home else (-3.8, -.8, .9, 2.6)
for y0, y1, z0, z1 in ((D, wy0, 0, H), (wy1, .2, 0, H), (wy0, wy1, 0, wz0), (wy0, wy1, wz1, H)): box('left', (.3, y1 - y0, z1 - z0), (W0 - .15, (y0 + y1) / 2, (z0 + z1) / 2), wall, 0)
for y in [wy0 + .03 + i * (wy1 - wy0 - .06) / (2 if home else 3) for i in range(3 if home else 4)]: box('mull', (.06, .05, wz1 - wz0), (W0 - .2, y, (wz0 + wz1) / 2), white, .003)
for z in (wz0 + .03, wz1 - .5, wz1 - .03): box('tran', (.06, wy1 - wy0, .05), (W0 - .2, (wy0 + wy1) / 2, z), white, .003)
box('sill', (.26, wy1 - wy0 + .08, .03), (W0 - .08, (wy0 + wy1) / 2, wz0), white, .004); box('skirt', (W1 - W0, .018, .12), ((W0 + W1) / 2, -.009, .06), white, .004)
def raised(x0, x1, y, z0, z1, mat, frame_=.075, field=.05):
    """a door with a frame, a sunk bevel and a raised panel"""
    g = .004; bm = bmesh.new(); bmesh.ops.create_cube(bm, size=1); bmesh.ops.scale(bm, vec=(x1 - x0 - g, .022, z1 - z0 - g), verts=bm.verts)
    fr = min(bm.faces, key=lambda q: q.calc_center_median().y)
    for thick, depth in ((frame_, 0), (.010, -.009), (.006, 0), (field, .007)): bmesh.ops.inset_region(bm, faces=[fr], thickness=thick, depth=depth)
    bmesh.ops.bevel(bm, geom=[e for e in bm.edges if len(e.link_faces) == 2 and e.calc_face_angle() > .5], offset=.0014, segments=2, affect='EDGES')
    return obj('door', bm_to_mesh(bm, 'door'), mat, ((x0 + x1) / 2, y, (z0 + z1) / 2), (math.radians(R.gauss(0, .05)), 0, math.radians(R.gauss(0, .09))), 'front', wn=True)
if home:
    li = film('front', {'linen': dict(kind='fabric', color='#e3ddd0', color2='#d2cabb'), 'before': dict(kind='wood', wood='walnut', worn=True, ring=60, figure=.8)}[a.film]); X0, X1, DP = -1.22, .78, .60; n = 3; w_ = (X1 - X0 - .10) / n
    for x in (X0 + .03, X1 - .03):
        for y in (-.06, -DP + .05): lathe('foot', spline_prof([(.026, 0), (.040, .02), (.046, .05), (.030, .085), (.036, .11)]), (x, y, 0), li, 40, tag='front')
    box('plinth', (X1 - X0 + .04, DP + .02, .09), ((X0 + X1) / 2, -DP / 2 - .01, .155), li, .008, 3, tag='front'); box('body', (X1 - X0, DP - .03, 2.06), ((X0 + X1) / 2, -DP / 2 + .015, 1.22), li, .003, tag='front'); box('gapb', (X1 - X0 - .08, .01, 1.98), ((X0 + X1) / 2, -DP + .028, 1.22), dark, 0)
    for i, x in enumerate((X0 + .0275, X1 - .0275)): box('stile', (.055, .03, 2.06), (x, -DP + .016, 1.22), li, .004, 3, tag='front')
    for z, h_, out in ((2.275, .05, .02), (2.318, .036, .045), (2.352, .032, .075)): box('cornice', (X1 - X0 + 2 * out, DP + out, h_), ((X0 + X1) / 2, -DP / 2 - out / 2, z), li, .010, 4, tag='front')
    for i in range(n):
        x0, x1 = X0 + .05 + i * w_, X0 + .05 + (i + 1) * w_
        raised(x0, x1, -DP, .66, 2.24, li); raised(x0, x1, -DP, .21, .655, li, .06, .035)
        lathe('knob', spline_prof([(.008, 0), (.009, .012), (.017, .022), (.014, .032), (0, .035)]), ((x0 + x1) / 2, -DP - .011, .435), brass, 32, rot=(math.radians(90), 0, 0))
        if i != 1: kx = x1 - .036 if i == 0 else x0 + .036
        else: kx = x1 - .036
        rbox('plate', (.026, .003, .085), (kx, -DP - .012, 1.36), brass, .012, 'y', .001); lathe('knob', spline_prof([(.006, 0), (.007, .010), (.015, .020), (.012, .028), (0, .031)]), (kx, -DP - .012, 1.375), brass, 32, rot=(math.radians(90), 0, 0))
    tube('key', [(X1 - .05 - w_ - .036, -DP - .012, 1.34), (X1 - .05 - w_ - .036, -DP - .045, 1.34)], .003, brass, smooth=False)
    # on top: a hat box and a suitcase
    cyl('hatbox', .17, .19, (X0 + .48, -.30, 2.464), simple('hat', '#b9a58a', .8, bump=.1, bscale=300), bevel=.004); cyl('hatlid', .175, .05, (X0 + .48, -.30, 2.545), simple('hatl', '#7f6a50', .8), bevel=.004)
    rbox('case', (.62, .40, .18), (X0 + 1.25, -.31, 2.46), simple('case', '#6b4a32', .55, bump=.1, bscale=220), .03, 'y', .006)
    for x in (-.18, .18): box('strap', (.035, .405, .186), (X0 + 1.25 + x, -.31, 2.46), simple('strap', '#3c2a1c', .5), .002)
    rbox('rug', (1.7, 1.3, .012), (-.75, -1.75, .006), fabric('rug', '#cfc6b5', '#bcb19d'), .02, 'z', .004)
    plant_big((W0 + .34, -.42, 0), h=1.15, seed=12, n=34, pot='#b9674a')
    cyl('seat', .17, .03, (1.30, -.36, .455), oakx, bevel=.006)
    for i in range(3): t = i * 2.094 + .5; tube('leg', [(1.30 + .11 * math.cos(t), -.36 + .11 * math.sin(t), .445), (1.30 + .18 * math.cos(t), -.36 + .18 * math.sin(t), 0)], .014, oakz, smooth=False, taper=.75)
    for i in range(3): rbox('blanket', (.27, .21, .032), (1.30, -.36, .488 + i * .033), fabric('rust', '#a8664a', '#96593f') if i == 0 else bpy.data.materials['rust'], .012, 'z', .010, rot=(0, 0, .08 * i))
    rbox('frame', (.34, .02, .44), (1.28, -.012, 1.62), oakz, .004, 'y', .002); box('paper', (.29, .004, .39), (1.28, -.024, 1.62), simple('paper', '#e9e2d4', .85), 0); lathe('disc', [(0, 0), (.085, 0)], (1.28, -.027, 1.66), simple('disc', '#8a5a41', .85), 48, rot=(math.radians(90), 0, 0))
    camera((-.05, -4.15, 1.30), 0, 0, 31, (-.045, -.005), 5.6, 3.55)
else:
    fw = film('matt', dict(kind='matt', color='#e6e3da')); n, cw, CH, CD = 6, .80, 1.24, .42; X0 = -2.18
    box('top', (n * cw + .03, CD + .03, .028), (X0 + n * cw / 2, -CD / 2 - .012, CH + .014), oakx, .004); box('base', (n * cw - .02, CD - .06, .07), (X0 + n * cw / 2, -CD / 2, .035), black, 0); box('carcase', (n * cw - .01, CD - .03, CH - .07), (X0 + n * cw / 2, -CD / 2 + .015, CH / 2 + .035), dark, 0)
    for i in range(n + 1): box('side', (.019, CD, CH - .07), (X0 + i * cw, -CD / 2, CH / 2 + .035), fw, .0015, tag='front')
    for i in range(n):
        for s in (0, 1):
            x0 = X0 + i * cw + s * cw / 2; rot = (math.radians(R.gauss(0, .04)), 0, math.radians(R.gauss(0, .07)))
            box('door', (cw / 2 - .004, .019, CH - .078), (x0 + cw / 4, -CD - .0095, CH / 2 + .035), fw, .0015, 3, rot=rot, tag='front')
            hx = x0 + (cw / 2 - .035 if s == 0 else .035); box('bar', (.010, .012, .16), (hx, -CD - .044, CH - .24), black, .003)
            for z in (-.06, .06): cyl('st', .004, .026, (hx, -CD - .030, CH - .24 + z), black, (math.radians(90), 0, 0))
        cyl('lock', .011, .006, (X0 + i * cw + cw / 2 + .035, -CD - .021, CH - .40), simple('chrome', '#b9babb', .25, 1.0), (math.radians(90), 0, 0), .002)
        # a number in film on the left door of each
        t_ = bpy.data.curves.new('nr', 'FONT'); t_.body = str(11 + i); t_.size = .10; t_.offset = .0016; t_.extrude = .0002; o = bpy.data.objects.new('nr', t_); o.location = (X0 + i * cw + .055, -CD - .0196, CH - .165); o.rotation_euler = (math.radians(90), 0, 0); o.data.materials.append(simple('nrink%d' % i, '#1e5a45', .6)); link(o)
    # what stands on the top, and a long wall board over it
    top = CH + .028; rr = random.Random(5)
    herb((X0 + .45, -.22, top), seed=4, pot='#b9674a', n=90, r0=.07, h=.22); branches((X0 + 4.35, -.22, top + .20), n=5, h=.5, spread=.3, per=12, seed=31, col=('#5d6b48', '#87946a')); lathe('vase', spline_prof([(.05, 0), (.085, .03), (.10, .10), (.07, .17), (.035, .205), (.04, .225)]) + [(.034, .22), (0, .18)], (X0 + 4.35, -.22, top), clay, 56)
    x = X0 + 1.30
    for i in range(9): c = rr.choice(('#2f4237', '#8fa58c', '#d8cfbf', '#46514a', '#b98a3e')); h_ = .318; box('binder', (.072, .285, h_), (x, -.24, top + h_ / 2), simple('bd' + c[1:], c, .6), .003); box('label', (.045, .001, .12), (x, -.3835, top + .17), white, 0); cyl('ring', .011, .003, (x, -.3835, top + .06), simple('ringh', '#3a3a3a', .5), (math.radians(90), 0, 0), .001); x += .0745
    rbox('tray', (.34, .26, .06), (X0 + 2.75, -.22, top + .03), black, .01, 'z', .004); box('papers', (.30, .21, .030), (X0 + 2.75, -.22, top + .062), white, .001)
    lathe('lampf', [(0, 0), (.09, 0), (.092, .008), (.012, .014), (0, .014)], (X0 + 3.55, -.22, top), black, 56); tube('lampt', [(X0 + 3.55, -.22, top), (X0 + 3.55, -.22, top + .38)], .008, brass, smooth=False); lathe('shade', spline_prof([(.05, .14), (.09, .09), (.13, 0)]) + [(.127, 0), (.05, .13)], (X0 + 3.55, -.22, top + .33), simple('shade', '#2f4237', .5), 64)
    bd = T('cork'); v = bd.coord('Object', False); bd.pbsdf(bd.mix(bd.noise(v, 90, 5), '#a98a63', '#c2a37a'), .95, 0, .1); rbox('board', (2.3, .02, .74), (X0 + 2.35, -.014, 2.12), oakx, .006, 'y', .003); box('cork', (2.24, .004, .68), (X0 + 2.35, -.025, 2.12), bd.mat, 0)
    for i in range(7): w2, h2 = rr.choice(((.21, .297), (.148, .21), (.297, .21))); box('sheet', (w2, .0012, h2), (X0 + 1.42 + i * .31, -.0285, 2.12 + rr.uniform(-.13, .13)), simple('sh%d' % i, rr.choice(('#f1eee6', '#e9e3d3', '#dfe6dc', '#f0ead9')), .85), 0, rot=(0, rr.uniform(-.03, .03), 0)); cyl('pin', .006, .008, (X0 + 1.42 + i * .31, -.033, 2.24), simple('pin%d' % (i % 3), ('#1e5a45', '#b98a3e', '#9c4a35')[i % 3], .4), (math.radians(90), 0, 0), .002)
    camera((-.12, -4.75, 1.42), 0, 0, 33, (.0, -.05), 5.6, 4.3)
sky(.5, 34, 0); wv = bpy.context.scene.world.cycles_visibility; wv.diffuse = False
sun((1.0, .5, -.62), a.sun, 1.0, (1, .89, .74))
area('win', (W0 - .02, (wy0 + wy1) / 2, (wz0 + wz1) / 2), (1.5, (wy0 + wy1) / 2, .9), wy1 - wy0, wz1 - wz0, a.kl * (1 if home else 1.3), (.88, .94, 1)); area('fill', (.3, D + .1, 1.7), (0, 0, 1.0), 2.6, 1.5, a.fill * (1 if home else 1.4), (1, .96, .9)).visible_glossy = False
settings(a, exposure=a.expo, look=a.look)
if a.mask: mask_mode({'front': (1, 0, 0)})
if a.passes: aux_passes(a.out)
render(a.out)
