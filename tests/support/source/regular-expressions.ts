/** Finds regular expressions in source code, and those whose time is super-linear in the text. */
import { check, type Diagnostics } from "recheck";
import { analyse } from "scslre";

export interface Expression {
  /** Where it stands: file and line. */
  place: string;
  /** Null for an expression that is built at run time. */
  literal: RegExp | null;
}

/** Milliseconds for the analysis of one expression, on a machine with other work. */
const timeoutMs = 60_000;

/** Every regular expression of a module, by Deno's own parser. */
export function expressionsIn(file: string, source: string): Expression[] {
  const found: Expression[] = [];
  const add = (node: Deno.lint.Node, literal: RegExp | null) => {
    const line = source.slice(0, node.range[0]).split("\n").length;
    found.push({ place: `${file}:${line}`, literal });
  };
  const addConstruction = (node: Deno.lint.CallExpression | Deno.lint.NewExpression) => {
    const { callee } = node;
    if (callee.type === "Identifier" && callee.name === "RegExp") add(node, null);
  };
  const plugin: Deno.lint.Plugin = {
    name: "expressions",
    rules: {
      find: {
        create: () => ({
          Literal(node) {
            if (!("regex" in node) || !node.regex) return;
            add(node, new RegExp(node.regex.pattern, node.regex.flags));
          },
          NewExpression: addConstruction,
          CallExpression: addConstruction,
        }),
      },
    },
  };
  Deno.lint.runPlugin(plugin, file, source);
  return found;
}

/**
 * Why an expression may take super-linear time; null if its time is linear. Two analyses run, because
 * each misses some kinds: scslre finds more in assertions, recheck in references and literal starts.
 */
export async function superLinear(expression: RegExp): Promise<string | null> {
  const { reports } = analyse(expression, { reportTypes: { Move: true, Self: true, Trade: true } });
  if (reports.length > 0) return `super-linear by ${reports[0]!.type} (scslre)`;
  const diagnostics = await recheck(expression, "automaton");
  if (diagnostics.status === "safe") return null;
  if (diagnostics.status === "unknown") return `${diagnostics.error.kind} (recheck)`;
  return `${diagnostics.complexity.summary} (recheck)`;
}

/** The automaton's answer depends on no chance and no time. It knows neither look-ahead nor references. */
async function recheck(expression: RegExp, checker: "automaton" | "fuzz"): Promise<Diagnostics> {
  const { source, flags } = expression;
  const diagnostics = await check(source, flags, { checker, timeout: timeoutMs });
  const isUnsupported = diagnostics.status === "unknown" &&
    diagnostics.error.kind === "unsupported";
  if (checker === "automaton" && isUnsupported) return recheck(expression, "fuzz");
  return diagnostics;
}
