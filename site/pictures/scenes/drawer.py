"""A kitchen from half a metre: one drawer stands open, so that the film, its edge and the old cupboard behind it can be seen."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
a = args(out='out/drawer.png', film='pine', spp=24, pct=50, seed=0, thr=0.0, threads=2, passes=False, mask=False, albedo=False, expo=0.0, crop='', db=4, sun=8.5, kl=40.0, fill=80.0, open=.36, look='Medium High Contrast')
FILMS = {'pine': dict(kind='matt', color='#2f4238'), 'walnut': dict(kind='wood', wood='walnut', matched=True, figure=.6), 'navy': dict(kind='matt', color='#26364d')}
reset()
front = film('front', film_spec(FILMS, a.film))
R = random.Random(7)
brass, carcase, metal = simple('brass', '#b08d57', .26, 1.0, var=.06), simple('carcase', '#e8e4da', .45), simple('runner', '#8d8f90', .35, .8)
oakx, oaky, walnut = wood('oakx', 'oak_natural', 'x', .5), wood('oaky', 'oak_natural', 'y', .5), wood('walnut', 'walnut', 'x', .45)
stonew, dark_clay, ceramic = simple('stoneware', '#d9d2c4', .5, bump=.14, bscale=150), simple('clay', '#4a4f4c', .55, bump=.14, bscale=130), simple('ceramic', '#efece5', .16)
black, gola = simple('black', '#1a1a1b', .4), simple('gola', '#1d1e1f', .4)
wt = T('worktop'); wt.pbsdf(marble_nodes(wt, wt.scale(wt.coord('Object', False), 1.0), '#e9e6df', '#a29e97', '#c9b89e'), .22, 0, .5)

# --- three units; the fronts' face is at y = 0, the wall at y = .60
ft, gap, Z0, Z1, TOP = .019, .003, .10, .855, .89
def front_box(x0, x1, z0, z1, y=0.0):
    box('front', (x1 - x0 - gap, ft, z1 - z0 - gap), ((x0 + x1) / 2, y + ft / 2, (z0 + z1) / 2), front, .0017, 4, tag='front', rot=(math.radians(R.gauss(0, .04)), 0, math.radians(R.gauss(0, .05))))
def bar(x, z, L, y=0.0):
    box('bar', (L, .011, .013), (x, y - .033, z), brass, .004, 4)
    for s in (-1, 1): cyl('post', .0055, .032, (x + s * (L / 2 - .03), y - .016, z), brass, (math.radians(90), 0, 0))
xs = (-1.25, -.45, .35, 1.15)
levels = (Z0, .37, .63, Z1)
for i, (x0, x1) in enumerate(zip(xs, xs[1:])):
    for z0, z1 in zip(levels, levels[1:]):
        is_open = i == 1 and z1 == Z1
        y = -a.open if is_open else 0
        front_box(x0, x1, z0, z1, y); bar((x0 + x1) / 2, z1 - .062, .34, y)
    for x in (x0 + .009, x1 - .009): box('side', (.018, .56, Z1 - Z0), (x, ft + .283, (Z0 + Z1) / 2), carcase, .0006)
    if i != 1: box('inside', (x1 - x0, .02, Z1 - Z0), ((x0 + x1) / 2, .3, (Z0 + Z1) / 2), black, 0)
box('back', (2.4, .012, Z1 - Z0), (-.05, .575, (Z0 + Z1) / 2), carcase, 0); box('plinth', (2.4, .02, Z0 - .004), (-.05, .05, Z0 / 2), simple('plinth', '#1f2020', .5), .001)
box('goladark', (2.4, .01, .03), (-.05, .022, Z1 + .016), gola, 0)
box('top', (2.46, .655, .022), (-.05, .285, TOP - .006), wt.mat, .002, 4)

# --- the open drawer: thin steel sides, a floor of board, plates and bowls
x0, x1, z0 = xs[1], xs[2], levels[2]
yf, yb = -a.open + ft, -a.open + .50
for x in (x0 + .030, x1 - .030): box('wallr', (.013, yb - yf, .105), (x, (yf + yb) / 2, z0 + .085), metal, .002)
box('floor', (x1 - x0 - .06, yb - yf, .016), ((x0 + x1) / 2, (yf + yb) / 2, z0 + .030), carcase, .0005); box('rear', (x1 - x0 - .06, .014, .12), ((x0 + x1) / 2, yb, z0 + .095), carcase, .001)
zf = z0 + .038
for x in (x0 + .295, x0 + .545): box('divider', (.009, yb - yf - .01, .075), (x, (yf + yb) / 2, zf + .0375), oaky, .0012)
def plates(x, y, n, r, mat):
    for k in range(n): lathe('plate', spline_prof([(0, .003), (r * .55, .003), (r * .62, .006), (r * .93, .016), (r, .021)]) + [(r * .985, .0225), (r * .9, .0175), (r * .6, .009), (0, .0075)], (x + R.gauss(0, .0012), y + R.gauss(0, .0012), zf + k * .0092), mat, 72)
def bowls(x, y, n, r, mat):
    for k in range(n): lathe('bowl', spline_prof([(r * .45, 0), (r * .5, .004), (r * .8, .022), (r * .97, .05), (r, .058)]) + [(r * .965, .0585), (r * .76, .026), (r * .3, .008), (0, .007)], (x + R.gauss(0, .0015), y, zf + k * .0165), mat, 64)
plates(x0 + .165, yf + .135, 7, .118, stonew); bowls(x0 + .165, yf + .355, 4, .088, dark_clay)
bowls(x0 + .42, yf + .105, 3, .085, ceramic); bowls(x0 + .42, yf + .30, 4, .080, stonew)
lin = fabric('napkin', '#b9785a', '#a4664a'); lin2 = fabric('napkin2', '#ddd6c6', '#c9c0ad')
for k in range(6): box('napkin', (.19, .13, .0085), (x0 + .663 + R.gauss(0, .0015), yf + .095 + R.gauss(0, .0015), zf + .005 + k * .0092), (lin, lin2)[k % 2 == 0 and k < 4], .0042, 4, rot=(0, 0, R.gauss(0, .02)))
for k, (dx, c) in enumerate(((-.05, walnut), (-.018, oaky), (.016, walnut), (.05, oaky))):
    p = Vector((x0 + .663 + dx, yf + .22, zf + .012)); tube('spoon', [p, p + Vector((R.gauss(0, .006), .15, .002))], .0055, c, smooth=False); lathe('head', spline_prof([(0, -.034), (.017, -.02), (.022, 0), (.015, .022), (0, .030)]), tuple(p + Vector((0, .175, .002))), c, 28, rot=(math.radians(-90), 0, 0)).scale = (1, .35, 1)

# --- what stands on the top, out of focus
lathe('crock', spline_prof([(.06, 0), (.07, .02), (.073, .10), (.066, .165), (.069, .17)]) + [(.062, .168), (.06, .03), (0, .03)], (-.92, .40, TOP + .005), dark_clay); branches((-.92, .40, TOP + .16), n=7, h=.34, spread=.26, per=13, seed=5, col=('#5d6b48', '#87946a'))
rbox('board', (.40, .24, .022), (.62, .26, TOP + .016), walnut, .03, 'z', .004, rot=(0, 0, math.radians(14)))
lathe('bowl2', spline_prof([(.05, 0), (.06, .005), (.11, .035), (.135, .07), (.14, .078)]) + spline_prof([(.133, .076), (.1, .038), (.04, .014), (0, .012)]), (.05, .40, TOP + .005), ceramic, 64)
lem = simple('lemon', '#d9b13c', .35, bump=.08, bscale=120)
for dx, dy, dz in ((-.05, .01, .055), (.045, .02, .058), (.0, -.05, .056), (.012, .0, .098)): lathe('lemon', spline_prof([(0, -.040), (.008, -.038), (.024, -.022), (.029, 0), (.024, .022), (.008, .036), (0, .040)]), (.05 + dx, .40 + dy, TOP + dz), lem, 32, rot=(R.uniform(.6, 1.6), R.uniform(0, 3), R.uniform(0, 3)))

# --- the wall: small glazed tiles, and a floor
zl = T('zellige'); v = zl.coord('Object', False); r_ = zl.n('SeparateColor'); zl.put(r_.inputs[0], zl.attr('rnd'))
zl.pbsdf(zl.ramp(r_.outputs[0], [(0, '#cfcabb'), (.5, '#dcd7c9'), (1, '#e6e1d5')]), zl.mapr(zl.noise(v, 30, 3), .3, .7, .10, .2), 0, .5, zl.bump(zl.noise(v, 40, 3), .2, .003), Clearcoat=.3)
box('wall', (6, .1, 3), (0, .66, 1.5), simple('grout', '#bfb8aa', .9), 0); tiles('zel', 3.4, 1.1, .0995, .0995, .0022, .009, zl.mat, (0, .598, TOP + .55), (math.radians(90), 0, 0), tilt=.012, jitter=.0006, bevel=.0014, seg=2)
plane('ground', 6, 6, (0, -1.5, 0), wood('floor', 'oak_natural', 'x', .45))
box('room', (.1, 6, 3), (3.0, -1.5, 1.5), simple('room', '#8b857a', .9), 0)

# --- light: low sun from the left over the fronts, little else
w = bpy.data.worlds.new('w'); bpy.context.scene.world = w; w.use_nodes = True
w.node_tree.nodes['Background'].inputs[0].default_value = (.80, .88, 1, 1); w.node_tree.nodes['Background'].inputs[1].default_value = .10
sun((1.0, .66, -.82), a.sun, .8, (1, .86, .66))
for k in range(3): box('bar', (.05, .05, 4), (-2.4, -1.45 + k * .62, 1.5), black, 0)      # the window's bars throw their shadow over the fronts
area('win', (-2.2, -1.2, 1.6), (0, 0, .8), 1.6, 1.8, a.kl, (.88, .93, 1)); area('fill', (1.3, -2.4, 1.0), (.5, 0, .6), 1.8, 1.2, a.fill, (.94, .96, 1))
camera((.64, -1.46, 1.46), -24, -26.5, 45, (.0, .0), 3.2, 1.48)
settings(a, exposure=a.expo, look=a.look)
if a.mask: mask_mode({'front': (1, 0, 0)})
if a.albedo: albedo_mode('front', 'front')
if a.passes: aux_passes(a.out)
render(a.out)
