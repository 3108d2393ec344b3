"""The network as PyTorch learns it, and as the package keeps it."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import torch
from torch import nn

from boardinghouse.bots.mind.network import FIRST_BITS, LEAK_BITS, MARK, MOST, SIZES, UNIT_BITS, WEIGHT_BITS


class Layers(nn.Module):  # type: ignore[misc]
    """The network as PyTorch knows it. Inputs are scaled by what the first games held."""

    def __init__(self, inputs: int, hidden: tuple[int, int], outputs: int, actions: int) -> None:
        super().__init__()
        first, second = hidden
        self.outputs = outputs
        self.register_buffer("scale", torch.ones(inputs))
        self.one = nn.Linear(inputs, first)
        self.two = nn.Linear(first, second)
        self.three = nn.Linear(second, outputs + actions)
        self.gain = nn.Parameter(torch.zeros(1))  # what a point at once adds to how much an answer is wished for
        nn.init.normal_(self.one.weight, std=0.06)
        nn.init.zeros_(self.one.bias)
        nn.init.normal_(self.three.weight, std=0.01)
        nn.init.zeros_(self.three.bias)

    def adopt(self, rows: Sequence[Sequence[int]]) -> None:
        """Go on from the weights of a network of the package."""
        at = 3 + self.one.in_features
        last = at + self.two.out_features
        one = np.array(rows[3:at], np.float32).T / (1 << FIRST_BITS)
        with torch.no_grad():
            self.one.weight.copy_(torch.from_numpy(one) / self.scale)
            self.two.weight.copy_(torch.tensor(rows[at:last]) / (1 << WEIGHT_BITS))
            self.three.weight.copy_(torch.tensor(rows[last:]) / (1 << WEIGHT_BITS))
            for layer, biases, bits in zip(
                (self.one, self.two, self.three), rows[:3], (FIRST_BITS, UNIT_BITS, UNIT_BITS), strict=True
            ):
                layer.bias.copy_(torch.tensor(biases) / (1 << bits))

    def forward(self, rows: Any) -> Any:
        leak = 1 / (1 << LEAK_BITS)
        hidden = nn.functional.leaky_relu(self.one(rows * self.scale), leak)
        return self.three(nn.functional.leaky_relu(self.two(hidden), leak))

    def packed(self) -> bytes:
        """The weights as the package keeps them, without the header."""
        with torch.no_grad():
            first = (self.one.weight * self.scale).T.numpy()
            biases = [
                (self.one.bias.numpy(), FIRST_BITS),
                (self.two.bias.numpy(), UNIT_BITS),
                (self.three.bias.numpy(), UNIT_BITS),
            ]
            weights = [
                (first, FIRST_BITS),
                (self.two.weight.numpy(), WEIGHT_BITS),
                (self.three.weight.numpy(), WEIGHT_BITS),
            ]
        data = b""
        for values, bits in biases:
            data += np.round(values * (1 << bits)).astype("<i4").tobytes()
        for values, bits in weights:
            data += np.clip(np.round(values * (1 << bits)), -MOST, MOST).astype("<i2").tobytes()
        return data


def packed(networks: Sequence[Layers]) -> bytes:
    """A file of the package: networks that answer together."""
    first = networks[0]
    widths = [first.one.in_features, first.one.out_features, first.two.out_features, first.outputs]
    gain = float(np.mean([layers.gain.item() for layers in networks]))
    actions = first.three.out_features - first.outputs
    sizes = np.zeros(SIZES, "<i4")
    sizes[:] = [MARK, *widths, len(networks), actions, round(gain * (1 << UNIT_BITS))]
    return sizes.tobytes() + b"".join(layers.packed() for layers in networks)
