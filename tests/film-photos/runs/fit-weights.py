"""fit-weights.py FOLDER: writes line-weights.json (standard output). FOLDER: what candidates.cli.ts wrote. Needs PyTorch (Debian: python3-torch).
Two kinds of small network: one weighs the features of a line, the other its pieces with what lies beside them as well.
Lines count half as much as all else together, because wrong ones are as bad as missing ones. How well they do is measured with scenes left out."""
import json, sys
import numpy as np, torch
from packing import packed, scale_of
PIECES, CHANNELS, UNITS, QUARTERS = 16, 44, 12, 4
LINES, THIN = .35, .01    # the share of the weight that lines get; of the lines, those that the first network may lose
torch.manual_seed(1); torch.set_num_threads(1)    # several threads wait for each other: these networks are small

class Features(torch.nn.Module):
    def __init__(self, features, hidden=6):
        super().__init__(); self.hidden = torch.nn.Linear(features, hidden); self.out = torch.nn.Linear(hidden, 1)
    def forward(self, features, pieces): return self.out(torch.tanh(self.hidden(features)))[:, 0]

class WithSurroundings(Features):
    def __init__(self, features): super().__init__(features + 2 * UNITS, 12); self.pieces = torch.nn.Linear(CHANNELS, UNITS); self.drop = torch.nn.Dropout(.2)
    def forward(self, features, pieces):
        units = torch.tanh(self.pieces(self.drop(pieces)))
        weakest = units.view(-1, QUARTERS, PIECES // QUARTERS, UNITS).mean(2).min(1).values
        return super().forward(torch.cat([features, units.mean(1), weakest], 1), None)

class Rows:
    def __init__(self, rows, features):
        self.scene, self.counts, self.isLine = rows[:, 0], rows[:, 1], rows[:, 2]
        self.features = rows[:, 3:3 + features]
        self.pieces = rows[:, 3 + features:].reshape(len(rows), -1, CHANNELS)
        self.all = (rows, features)
    def only(self, which): rows, features = self.all; return Rows(rows[which], features)

class Fit:
    def __init__(self, make, rows, epochs, decay, learning=1e-2):
        self.scale = [(x.mean(axes), x.std(axes) + 1e-6) for x, axes in ((rows.features, 0), (rows.pieces, (0, 1))) if x.size]
        self.net = make(rows.features.shape[1]); y = rows.isLine
        weight = np.where(y > 0, LINES / (rows.counts * y).sum(), (1 - LINES) / (rows.counts * (1 - y)).sum()) * rows.counts
        data = [torch.tensor(v, dtype=torch.float32) for v in (*self.scaled(rows), y, weight / weight.mean())]
        steps = epochs * (len(y) // 512 + 1); step = torch.optim.AdamW(self.net.parameters(), lr=learning, weight_decay=decay)
        rate = torch.optim.lr_scheduler.OneCycleLR(step, learning, total_steps=steps)
        for _ in range(epochs):
            order = torch.randperm(len(y))
            for i in range(0, len(y), 512):
                features, pieces, is_line, counts = (v[order[i:i + 512]] for v in data)
                if pieces.numel() and torch.rand(1) < .5: pieces = pieces.flip(1)      # from either end of the line
                loss = (torch.nn.functional.binary_cross_entropy_with_logits(self.net(features, pieces), is_line, reduction='none') * counts).mean()
                step.zero_grad(); loss.backward(); step.step(); rate.step()
        self.net.eval()
    def scaled(self, rows): return [(x - self.scale[i][0]) / self.scale[i][1] if x.size else x for i, x in enumerate((rows.features, rows.pieces))]
    def odds(self, rows):
        with torch.no_grad(): return self.net(*(torch.tensor(v, dtype=torch.float32) for v in self.scaled(rows))).numpy()
    def weights(self):
        """for line-weights.json: units as rows, the constant first, for values from which the mean is taken and that are divided by the deviation"""
        layer = lambda linear: [packed([linear.bias[j], *linear.weight[j]]) for j in range(len(linear.weight))]
        scale = lambda i: scale_of(*self.scale[i])
        found = dict(scale(0), hidden=layer(self.net.hidden), out=layer(self.net.out)[0])
        return dict(found, pieces=dict(scale(1), units=layer(self.net.pieces))) if hasattr(self.net, 'pieces') else found

first = lambda rows: Fit(Features, rows, 8, 1e-2)
second = lambda rows: Fit(WithSurroundings, rows, 30, .03, 6e-3)
def precision(y, odds):
    y = y[np.argsort(-odds)]; return (np.cumsum(y) / np.arange(1, len(y) + 1) * y).sum() / y.sum()

result = {'withSurroundings': {}}
for kind, features in (('upright', 16), ('level', 16), ('side', 18)):
    width = 3 + features + (0 if kind == 'side' else PIECES * CHANNELS)
    rows = Rows(np.fromfile('%s/%s.f32' % (sys.argv[1], kind), np.float32).reshape(-1, width), features)
    whole = first(rows); result[kind] = whole.weights(); pieces = kind != 'side'
    odds = whole.odds(rows); rows = rows.only(odds > np.quantile(odds[rows.isLine > 0], THIN)) if pieces else rows
    if pieces: result['withSurroundings'][kind] = second(rows).weights()
    left = np.zeros((2, len(rows.scene)))
    scenes = np.unique(rows.scene)
    for fold in range(4):
        out = np.isin(rows.scene, scenes[fold::4])
        for i, fit in enumerate((first, second)[:1 + pieces]): left[i, out] = fit(rows.only(~out)).odds(rows.only(out))
    print('%s: %d of %d are lines; average precision with scenes left out: %.3f by features, %.3f with surroundings, %.3f by both' % (kind, rows.isLine.sum(), len(rows.isLine), *(precision(rows.isLine, q) for q in (left[0], left[1], left.mean(0)))), file=sys.stderr)
print(json.dumps(result))
