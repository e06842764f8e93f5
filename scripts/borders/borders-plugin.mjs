// oxlint-disable typescript/no-deprecated -- ESLint has no other way to its own rules
import { builtinRules } from "eslint/use-at-your-own-risk";
import tseslint from "typescript-eslint";

/** ESLint rules that oxlint runs, since it has no equivalents. */
const bordersPlugin = {
  meta: { name: "borders" },
  rules: {
    imports: tseslint.plugin.rules["no-restricted-imports"],
    syntax: builtinRules.get("no-restricted-syntax"),
    exports: builtinRules.get("no-restricted-exports"),
  },
};

export default bordersPlugin;
