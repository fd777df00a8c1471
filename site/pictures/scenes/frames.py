"""Window frames and glazed doors of profiles, with rubbers and double panes."""
from kit import *

def weathered():
    """slightly yellowed white PVC with dirt streaks running down from the joints"""
    t = T('front'); v = t.coord('Object')
    st = t.noise(t.scale(v, (38, 38, 1.6)), 1, 4, .6)
    sp = t.noise(v, 11, 6, .65)
    dirt = t.math('ADD', t.mapr(st, .48, .78, 0, .55), t.mapr(sp, .52, .75, 0, .35), clamp=True)
    bev = t.n('Bevel', samples=4); bev.inputs['Radius'].default_value = .01
    geo = t.n('NewGeometry'); d = t.n('VectorMath', operation='DOT_PRODUCT'); t.put(d.inputs[0], bev.outputs[0]); t.put(d.inputs[1], geo.outputs['True Normal'])
    dirt = t.math('ADD', dirt, t.math('MULTIPLY', t.mapr(d.outputs['Value'], .8, 1, .5, 0), t.mapr(sp, .4, .6, 0, 1)), clamp=True)
    return t.pbsdf(t.mix(dirt, '#dcd8c8', '#a39a82'), t.mapr(sp, .3, .7, .35, .6), 0, .45)

def wrapped(spec):
    """the film on upright profiles, and on those that lie: its grain runs along both"""
    upright = film('front', spec)
    return upright, film('front-across', dict(spec, axis='x')) if spec['kind'] == 'wood' else upright

class Frames:
    """draws in the plane y = its argument, outside towards -y; everything of it carries the film"""
    def __init__(s, front, across=None, seed=5, mirror=1.6):
        """mirror: the index of refraction of the panes; more than 1.6 mirrors more"""
        s.front, s.across, s.pane, s.rubber, s.rnd = front, across or front, glass('pane', '#f4f6f4', 0, mirror), simple('gasket', '#121212', .6), random.Random(seed)
    def bar(s, x0, x1, z0, z1, y, depth, bevel=.004):
        return box('pvc', (x1 - x0, depth, z1 - z0), ((x0 + x1) / 2, y + depth / 2, (z0 + z1) / 2), s.across if x1 - x0 > z1 - z0 else s.front, bevel, 3, tag='front')
    def outer(s, x0, x1, z0, z1, y, width=.058, depth=.07, posts=()):
        """the fixed frame; posts: (x0, x1) of each"""
        for x, X, z, Z in ((x0, x0 + width, z0, z1), (x1 - width, x1, z0, z1), (x0 + width, x1 - width, z0, z0 + width), (x0 + width, x1 - width, z1 - width, z1), *((p, q, z0 + width, z1 - width) for p, q in posts)):
            s.bar(x, X, z, Z, y, depth)
    def sash(s, x0, x1, z0, z1, y, stile=.062, foot=None, gasket=.006):
        """what opens, or a fixed light; returns its parts. foot: height of the lowest rail"""
        w, f = stile, foot or stile
        put = [s.bar(x, X, z, Z, y, .06, .006) for x, X, z, Z in ((x0, x0 + w, z0, z1), (x1 - w, x1, z0, z1), (x0 + w, x1 - w, z0, z0 + f), (x0 + w, x1 - w, z1 - w, z1))]
        g = gasket
        for x, X, z, Z in ((x0 + w, x0 + w + g, z0 + f, z1 - w), (x1 - w - g, x1 - w, z0 + f, z1 - w), (x0 + w, x1 - w, z0 + f, z0 + f + g), (x0 + w, x1 - w, z1 - w - g, z1 - w)):
            put.append(box('gas', (X - x, .01, Z - z), ((x + X) / 2, y + .024, (z + Z) / 2), s.rubber, .001))
        for x in (x0, x1): put.append(box('seal', (.024, .008, z1 - z0), (x, y + .05, (z0 + z1) / 2), s.rubber, 0))     # no light through the gaps beside it
        for k in (0, 1):     # old panes are never quite in one plane
            put.append(plane('pane', x1 - x0 - 2 * w, z1 - z0 - w - f, ((x0 + x1) / 2, y + .03 + k * .02, (z0 + f + z1 - w) / 2), s.pane, (math.radians(90 + s.rnd.gauss(0, .25)), 0, math.radians(s.rnd.gauss(0, .3)))))
        return put

def swing(parts, x, y, angle):
    """turns parts about an upright hinge at (x, y), in degrees"""
    M = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(math.radians(angle), 4, 'Z') @ Matrix.Translation((-x, -y, 0))
    for o in parts: o.matrix_world = M @ o.matrix_basis
