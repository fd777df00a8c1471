"""fit-taps.py FOLDER: writes front-weights.json (standard output). FOLDER: what taps.cli.ts wrote. Needs PyTorch (Debian: python3-torch).
A small network rates the rectangles around a tap. It learns which of them are the front; how well it does is measured with scenes left out."""
import json, sys
import numpy as np, torch
from packing import packed, scale_of
RIGHT, UNITS, EPOCHS, NOISE = .8, 16, 40, .1    # a rectangle that shares more with the front is right
torch.manual_seed(1)

class Taps:
    def __init__(self, rows):
        tap = rows[:, 1].astype(int); starts = np.flatnonzero(np.r_[True, tap[1:] != tap[:-1]])
        counts = np.diff(np.r_[starts, len(rows)]); most = counts.max()
        self.there = np.arange(most) < counts[:, None]
        at = np.where(self.there, starts[:, None] + np.arange(most), 0)
        self.scene, self.shared, self.features = rows[starts, 0], np.where(self.there, rows[at, 2], 0), rows[at, 3:]
    def only(self, which):
        some = object.__new__(Taps); some.__dict__ = {name: value[which] for name, value in self.__dict__.items()}; return some

class Fit:
    def __init__(self, taps):
        values = taps.features[taps.there]; self.mean, self.deviation = values.mean(0), values.std(0) + 1e-6
        self.net = torch.nn.Sequential(torch.nn.Linear(values.shape[1], UNITS), torch.nn.Tanh(), torch.nn.Linear(UNITS, 1))
        taps = taps.only((taps.shared > RIGHT).any(1))    # from a tap whose front is not among its rectangles nothing is learned
        step = torch.optim.AdamW(self.net.parameters(), lr=1e-2, weight_decay=.05); count = len(taps.scene)
        rate = torch.optim.lr_scheduler.OneCycleLR(step, 1e-2, total_steps=EPOCHS * (count // 32 + 1))
        features, right, there = self.scaled(taps), torch.tensor(taps.shared > RIGHT), torch.tensor(taps.there)
        for _ in range(EPOCHS):
            order = torch.randperm(count)
            for i in range(0, count, 32):
                some = order[i:i + 32]; seen = features[some]; odds = self.net(seen + NOISE * torch.randn_like(seen))[..., 0]
                of = lambda which: torch.logsumexp(odds.masked_fill(~which[some], -1e4), 1)
                loss = (of(there) - of(right)).mean(); step.zero_grad(); loss.backward(); step.step(); rate.step()
    def scaled(self, taps): return torch.tensor((taps.features - self.mean) / self.deviation, dtype=torch.float32)
    def odds(self, taps):
        with torch.no_grad(): return np.where(taps.there, self.net(self.scaled(taps))[..., 0].numpy(), -1e4)
    def weights(self):
        hidden, _, out = self.net; rows = lambda layer: [packed([layer.bias[j], *layer.weight[j]]) for j in range(len(layer.weight))]
        return dict(**scale_of(self.mean, self.deviation), hidden=rows(hidden), out=rows(out)[0])

taps = Taps(np.fromfile(sys.argv[1] + '/taps.f32', np.float32).reshape(-1, 3 + 48))
scenes = np.unique(taps.scene); odds = np.zeros(taps.shared.shape)
for fold in range(4):
    out = np.isin(taps.scene, scenes[fold::4]); odds[out] = Fit(taps.only(~out)).odds(taps.only(out))
best = lambda odds: (np.take_along_axis(taps.shared, odds.argmax(1)[:, None], 1)[:, 0] > RIGHT).mean()
plain = np.where(taps.there, taps.features[..., 0], -1e4)
print('%d taps: the front is among the rectangles of %.3f, and rated best by the plain measure in %.3f, by the network in %.3f (scenes left out)' % (len(taps.scene), (taps.shared > RIGHT).any(1).mean(), best(plain), best(odds)), file=sys.stderr)
print(json.dumps(Fit(taps).weights()))
