// @vitest-environment happy-dom
import { act, type ReactNode, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { typedFields, watchTyping } from "#app/lib/forms/typed-fields.ts";
import { Input, Select, TextArea, Tick } from "./input.tsx";

watchTyping(window);

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const KINDS: readonly [kind: string, (props: FieldProps) => ReactNode, enter: () => void, entered: string][] =
  [
    [
      "a text",
      ({ value, onEnter }) => (
        <Input
          value={value}
          onChange={(event) => {
            onEnter(event.currentTarget.value);
          }}
        />
      ),
      () => {
        type("input", "Belém");
      },
      "Belém",
    ],
    [
      "a long text",
      ({ value, onEnter }) => (
        <TextArea
          value={value}
          onChange={(event) => {
            onEnter(event.currentTarget.value);
          }}
        />
      ),
      () => {
        type("textarea", "Belém");
      },
      "Belém",
    ],
    [
      "a choice of a list",
      ({ value, onEnter }) => (
        <Select
          value={value}
          onChange={(event) => {
            onEnter(event.currentTarget.value);
          }}
        >
          <option value="">-</option>
          <option value="Belém">Belém</option>
        </Select>
      ),
      () => {
        const select = document.querySelector("select");
        if (select) select.selectedIndex = 1;
        select?.dispatchEvent(new Event("change", { bubbles: true }));
      },
      "Belém",
    ],
    [
      "one of several choices",
      ({ value, onEnter }) =>
        ["", "Belém"].map((one) => (
          <Tick
            key={one}
            type="radio"
            name="city"
            value={one}
            checked={one === value}
            onChange={() => {
              onEnter(one);
            }}
          />
        )),
      () => {
        document.querySelector<HTMLInputElement>("input[value='Belém']")?.click();
      },
      "Belém",
    ],
    [
      "a tick",
      ({ value, onEnter }) => (
        <Tick
          checked={value !== ""}
          onChange={(event) => {
            onEnter(event.currentTarget.checked ? "on" : "");
          }}
        />
      ),
      () => {
        document.querySelector("input")?.click();
      },
      "on",
    ],
  ];

test.each(KINDS)(
  "%s that was entered before the program came is in its state",
  async (_kind, Field, enter, entered) => {
    const hydrate = write(Field);
    enter();
    expect(await hydrate()).toEqual({ state: entered, reports: 1 });
  },
);

test.each(KINDS)("%s that nobody touched stays as it is", async (_kind, Field) => {
  expect(await write(Field)()).toEqual({ state: "", reports: 0 });
});

test("what the browser has restored is in its state, and counts as typed by nobody", async () => {
  const hydrate = write(({ value, onEnter }) => (
    <form>
      <Input
        name="city"
        value={value}
        onChange={(event) => {
          onEnter(event.currentTarget.value);
        }}
      />
    </form>
  ));
  const field = document.querySelector("input");
  if (field) field.value = "Belém";
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([
    { type: "reload" } as PerformanceNavigationTiming,
  ]);
  watchTyping(window);
  expect(await hydrate()).toEqual({ state: "Belém", reports: 1 });
  const [form] = document.forms;
  expect(form && [...typedFields(form)]).toEqual([]);
});

interface FieldProps {
  value: string;
  onEnter: (value: string) => void;
}

/** Writes a field as the server does.
 *  @returns a function that hydrates it, and answers its state and how often it was set */
function write(Field: (props: FieldProps) => ReactNode): () => Promise<{ state: string; reports: number }> {
  const onEnter = vi.fn();
  function Page() {
    const [value, setValue] = useState("");
    const enter = (next: string) => {
      onEnter();
      setValue(next);
    };
    return (
      <>
        {Field({ value, onEnter: enter })}
        <output>{value}</output>
      </>
    );
  }
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = renderToString(<Page />);
  return async () => {
    await act(async () => {
      hydrateRoot(place, <Page />);
    });
    return {
      state: place.querySelector("output")?.textContent ?? "",
      reports: onEnter.mock.calls.length,
    };
  };
}

function type(selector: "input" | "textarea", text: string): void {
  const field = document.querySelector(selector);
  if (field) field.value = text;
  field?.dispatchEvent(new Event("input", { bubbles: true }));
}
