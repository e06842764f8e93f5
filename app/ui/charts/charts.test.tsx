import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BarChart } from "./bar-chart.tsx";
import type { ChartProps } from "./chart-frame.tsx";
import { LineChart, linePath } from "./line-chart.tsx";
import { ShareBar } from "./share-bar.tsx";

const CHART: ChartProps = {
  title: "Pedidos por mês",
  categoryName: "Mês",
  categories: ["set.", "out."],
  series: [{ name: "Pedidos", values: [4, 10] }],
  format: (value) => `${String(value)} un.`,
  formatShort: String,
};

/** Cells of the tables, by row. */
function tableOf(element: ReactElement): string[][] {
  const markup = renderToStaticMarkup(element);
  return [...markup.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = ""]) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = ""]) => cell.replaceAll(/<[^>]+>/g, "")),
  );
}

function attributesOf(element: ReactElement, className: string, name: string): string[] {
  const tags = renderToStaticMarkup(element).match(new RegExp(`<[^>]*class="${className}"[^>]*>`, "g")) ?? [];
  return tags.map((tag) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "");
}

test("a bar is as high as its value on the axis", () => {
  expect(attributesOf(<BarChart {...CHART} />, "app-chart__bar", "height")).toEqual(["40%", "100%"]);
  expect(attributesOf(<BarChart {...CHART} />, "app-chart__bar", "y")).toEqual(["60%", "0%"]);
});

test("stacked bars stand on each other, grouped ones beside each other", () => {
  const two = {
    ...CHART,
    categories: ["set."],
    series: [
      { name: "Kits", values: [6] },
      { name: "Avulsos", values: [4] },
    ],
  };
  expect(attributesOf(<BarChart {...two} stacked />, "app-chart__bar", "y")).toEqual(["40%", "0%"]);
  expect(attributesOf(<BarChart {...two} stacked />, "app-chart__bar", "x")).toEqual(["19%", "19%"]);
  expect(attributesOf(<BarChart {...two} />, "app-chart__bar", "x")).toEqual(["19%", "50%"]);
});

test.each([
  ["bars", BarChart],
  ["lines", LineChart],
])(
  "the table behind %s holds the chart's numbers, and the drawing is hidden from readers",
  (_name, Chart) => {
    expect(tableOf(<Chart {...CHART} />)).toEqual([
      ["Mês", "Pedidos"],
      ["set.", "4 un."],
      ["out.", "10 un."],
    ]);
    expect(renderToStaticMarkup(<Chart {...CHART} />)).toMatch(/<div aria-hidden="true">.*<svg/);
  },
);

test.each([
  ["bars", BarChart],
  ["lines", LineChart],
])("without categories %s say so instead of drawing", (_name, Chart) => {
  const markup = renderToStaticMarkup(<Chart {...CHART} categories={[]} series={[]} />);
  expect(markup).toContain("Sem dados para mostrar neste período.");
  expect(markup).not.toContain("<svg");
});

test.each([
  ["one value", [5]],
  ["only zeros", [0, 0]],
  ["nothing known", [null, null]],
  ["a huge value beside a small one", [9_000_000_000_000, 1]],
])("with %s both charts draw numbers only", (_name, values) => {
  const chart = { ...CHART, categories: values.map(String), series: [{ name: "Pedidos", values }] };
  for (const element of [<BarChart key="bars" {...chart} />, <LineChart key="lines" {...chart} />]) {
    expect(renderToStaticMarkup(element)).not.toMatch(/NaN|Infinity|undefined/);
  }
});

test("a line is broken where a value is missing, and a lone value is a dot", () => {
  const at = (y: number, x: number) => ({ x, y });
  expect(linePath([1, 2, null, 3], at)).toBe("M0 1L1 2M3 3");
  const lone = { ...CHART, categories: ["set."], series: [{ name: "Pedidos", values: [5] }] };
  expect(attributesOf(<LineChart {...lone} />, "app-chart__dot", "cx")).toEqual(["50%"]);
});

test("the parts of a whole are told with value and share", () => {
  const parts = [
    { id: "a", label: "Novo", value: 3, color: "#2563eb", facts: ["R$ 30"] },
    { id: "b", label: "Pago", value: 1, facts: ["R$ 10"] },
    { id: "c", label: "Cancelado", value: 0, facts: ["R$ 0"] },
  ];
  const bar = (
    <ShareBar
      title="Pedidos por situação"
      partName="Situação"
      valueName="Pedidos"
      columns={["Valor"]}
      parts={parts}
      format={String}
    />
  );
  expect(tableOf(bar)).toEqual([
    ["Situação", "Valor", "Pedidos", "Parte"],
    ["Novo", "R$ 30", "3", "75%"],
    ["Pago", "R$ 10", "1", "25%"],
    ["Cancelado", "R$ 0", "0", "0%"],
  ]);
  expect(renderToStaticMarkup(bar).match(/flex-grow/g)).toHaveLength(2);
});
