"""view.py: a scene from another place, and where its fronts are in the picture.
blender -b -P view.py -- scene=kitchen corners=FILE [render=1 out=FILE …] [cam=x,y,z,yaw,pitch,lens] [size=1600x1200] [options of the scene]
Writes true corners as JSON: for each run its fronts, with their corners in px, column, row and kind."""
import os, sys; here = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, here)
import json, runpy, kit, bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

a = kit.args(scene='kitchen', corners='', cam='', size='', render=False)
# Runs of the rooms that are not made for measuring: the plane of their fronts (y), from left to right, from below to above, in metres.
RUNS = {
    'kitchen': {'base': (-.600, -2.45, 1.25, .10, .845), 'wall': (-.36, -.65, 1.25, 1.44, 2.36), 'tall': (-.605, 1.25, 2.45, .10, 2.36)},
    'island': {'tall': (-.600, -1.35, -.15, .10, 2.30), 'niche': (-.600, -.15, 1.65, .10, .86), 'wall': (-.40, -.15, 1.65, 1.48, 2.30), 'right': (-.600, 1.65, 2.26, .10, 2.30), 'island': (-2.50, -.63, 1.79, .10, .86)},
    'wardrobe': {'doors': (-.62, -1.16, 2.28, .08, 2.38)},
    'counter': {'above': (-.45, -.90, 3.30, 1.88, 2.50)},
}
OTHER = ('other', 'oven', 'comp')
FRONTS = ('door', 'drawer') + OTHER
if a.cam:
    x, y, z, yaw, pitch, lens = map(float, a.cam.split(','))
    original = kit.camera
    kit.camera = lambda *_, **__: original((x, y, z), yaw, pitch, lens)
if a.size:
    settings = kit.settings
    kit.settings = lambda b, w=1600, h=1000, **k: settings(b, *map(int, a.size.split('x')), **k)

def front_of(ob):
    """the rectangle of a front that faces the room, and its size: all fronts face -y"""
    c = [Vector(v) for v in ob.bound_box]; lo, hi = [Vector([f(v[i] for v in c) for i in range(3)]) for f in (min, max)]
    return [ob.matrix_world @ Vector((x, lo.y, z)) for x, z in ((lo.x, hi.z), (hi.x, hi.z), (hi.x, lo.z), (lo.x, lo.z))]

def levels(values, near=.06):
    """values that belong together, as their middles"""
    out = []
    for v in sorted(values):
        if out and v - out[-1][-1] < near: out[-1].append(v)
        else: out.append([v])
    return [sum(q) / len(q) for q in out]

ON_FRONTS = ('bar', 'st', 'knob', 'edge', 'hand', 'strip', 'ovh', 'ovs', 'ovst', 'disp', 'dg')
def hidden(s, q):
    """the share of a front that something stands before, or that is outside the picture"""
    eye, n, out = s.camera.matrix_world.translation, 6, 0
    for i in range(n):
        for j in range(n):
            u, v = (i + .5) / n, (j + .5) / n; p = q[0] + (q[1] - q[0]) * u + (q[3] - q[0]) * v; d = p - eye
            seen = world_to_camera_view(s, s.camera, p)
            _, at, _, _, ob, _ = s.ray_cast(bpy.context.view_layer.depsgraph, eye, d.normalized())
            out += not (0 < seen.x < 1 and 0 < seen.y < 1) or (ob is not None and (at - eye).length < d.length - .02 and ob.name.split('.')[0] not in ON_FRONTS)
    return out / n / n

def write_corners():
    s = bpy.context.scene; bpy.context.view_layer.update()
    k = s.render.resolution_percentage / 100; W, H = s.render.resolution_x * k, s.render.resolution_y * k
    def see(p):
        q = world_to_camera_view(s, s.camera, p); return [round(q.x * W, 2), round((1 - q.y) * H, 2)]
    runs = {}
    for ob in s.objects:
        kind = ob.name.split('.')[0]
        if kind not in FRONTS or ob.type != 'MESH': continue
        q = front_of(ob); x0, x1, z0, z1, y = q[0].x, q[1].x, q[2].z, q[0].z, sum(p.y for p in q) / 4
        run = ob.get('run') or next((n for n, (ry, rx0, rx1, rz0, rz1) in RUNS.get(a.scene, {}).items() if abs(y - ry) < .03 and rx0 - .02 <= x0 and x1 <= rx1 + .02 and rz0 - .03 <= z0 and z1 <= rz1 + .03), None)
        if run: runs.setdefault(run, []).append((kind, x0, x1, z0, z1, q))
    out = []
    for name, fronts in runs.items():
        y = sum(p.y for f in fronts for p in f[5]) / len(fronts) / 4
        xs = levels([f[1] for f in fronts] + [f[2] for f in fronts]); X0, X1 = min(f[1] for f in fronts), max(f[2] for f in fronts); Z0, Z1 = min(f[3] for f in fronts), max(f[4] for f in fronts)
        quad = [see(Vector(p)) for p in ((X0, y, Z1), (X1, y, Z1), (X1, y, Z0), (X0, y, Z0))]
        cells = []
        for kind, x0, x1, z0, z1, q in fronts:
            column = min(range(len(xs) - 1), key=lambda i: abs(xs[i] + xs[i + 1] - x0 - x1))
            w, h = x1 - x0, z1 - z0
            cells.append(dict(column=column, z=-z1, kind='other' if kind in OTHER else 'drawer' if w / h > 1.3 else 'door', width=round(w * 100, 1), height=round(h * 100, 1), hidden=round(hidden(s, q), 2), quad=[see(p) for p in q]))
        cells.sort(key=lambda c: (c['column'], c['z']))
        for i, c in enumerate(cells): c['row'] = 0 if i == 0 or cells[i - 1]['column'] != c['column'] else cells[i - 1]['row'] + 1
        for c in cells: del c['z']
        out.append(dict(name=name, quad=quad, width=round((X1 - X0) * 100, 1), height=round((Z1 - Z0) * 100, 1), fronts=cells))
    with open(a.corners, 'w') as f: json.dump(dict(width=W, height=H, runs=out), f)
    print('CORNERS', a.corners, [(q['name'], len(q['fronts'])) for q in out])

render = kit.render
def done(out):
    if a.corners: write_corners()
    if a.render: render(out)
kit.render = done
runpy.run_path(os.path.join(here, a.scene + '.py'), run_name='__main__')
