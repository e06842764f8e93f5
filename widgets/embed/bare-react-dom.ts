import { type ComponentChild, render } from "preact";

/** What stands for React DOM in the bundle of the lead form. */
export function createRoot(container: Element): {
  render: (content: ComponentChild) => void;
  unmount: () => void;
} {
  return {
    render: (content) => {
      render(content, container);
    },
    unmount: () => {
      render(null, container);
    },
  };
}
