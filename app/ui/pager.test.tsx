// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { openList } from "#tests/fakes/list-page.tsx";
import { Pager, type PagerProps } from "./pager.tsx";

const TEXTS = { previous: "Anterior", next: "Próxima", page: "{from}–{until} de {total}" } as const;

afterEach(() => {
  document.body.replaceChildren();
});

async function linksOf(props: Omit<PagerProps, "texts">) {
  const { container } = await openList(<Pager {...props} texts={TEXTS} />, "?sort=name");
  return {
    text: container.querySelector(".app-pager__position")?.textContent ?? null,
    links: Array.from(container.querySelectorAll("a"), (link) => link.getAttribute("href")),
  };
}

test.each([
  [{ page: 1, pageSize: 50, totalItems: 50 }, null, []],
  [{ page: 1, pageSize: 50, totalItems: 51 }, "1–50 de 51", ["/list?sort=name&page=2"]],
  [{ page: 2, pageSize: 50, totalItems: 51 }, "51–51 de 51", ["/list?sort=name&page=1"]],
  [
    { page: 21, pageSize: 50, totalItems: 12_345 },
    "1.001–1.050 de 12.345",
    ["/list?sort=name&page=20", "/list?sort=name&page=22"],
  ],
])("a pager of %o says %s", async (props, text, links) => {
  expect(await linksOf(props)).toEqual({ text, links });
});

test("a list that is not counted to its end has more than it says, and goes on", async () => {
  expect(await linksOf({ page: 20, pageSize: 50, totalItems: 1_000, hasMore: true })).toEqual({
    text: "951–1.000 de mais de 1.000",
    links: ["/list?sort=name&page=19", "/list?sort=name&page=21"],
  });
});
