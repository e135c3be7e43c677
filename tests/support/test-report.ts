/** Reads the JUnit report that `deno test` writes for one file. */

export interface FileResults {
  passed: number;
  failures: string[];
  /** Suites that a missing program kept from running. */
  skipped: string[];
}

interface TestCase {
  /** Names of the suites and of the test, joined by ` > `. */
  name: string;
  body: string;
}

/**
 * Counts the tests of a report. A suite is a case of its own, which counts only when it failed by
 * itself, for example while it was being set up.
 *
 * @param file path of the test file, which begins each line of the results
 */
export function readReport(report: string, file: string): FileResults {
  const cases = readCases(report);
  const suites = new Set(cases.flatMap(({ name }) => suitesOf(name)));
  const place = new RegExp(`${RegExp.escape(file)}:\\d+`);
  const skipped = new Set<string>();
  const results: FileResults = { passed: 0, failures: [], skipped: [] };
  for (const { name, body } of cases) {
    const isTest = !suites.has(name);
    const missing = /MissingProgram: ([^"\n]*)/.exec(body)?.[1];
    const hasFailedSteps = /message="\d+ test steps? failed"/.test(body);
    const hasFailed = /<(failure|error)/.test(body);
    if (hasFailedSteps) continue;
    if (missing) {
      skipped.add(`${file} ${firstSuite(name)}: ${missing}`);
    } else if (hasFailed) {
      results.failures.push(`${place.exec(body)?.[0] ?? file} ${name}`);
    } else if (isTest && !body.includes("<skipped")) {
      results.passed++;
    }
  }
  return { ...results, skipped: [...skipped] };
}

function readCases(report: string): TestCase[] {
  return [...report.matchAll(/<testcase name="([^"]*)"[^>]*>([\s\S]*?)<\/testcase>/g)]
    .map(([, name, body]) => ({ name: decodeXml(name!), body: decodeXml(body!) }));
}

/** The full names of the suites around a test. */
function suitesOf(name: string): string[] {
  const words = name.split(" > ");
  return words.slice(1).map((_, index) => words.slice(0, index + 1).join(" > "));
}

const firstSuite = (name: string) => name.split(" > ", 1)[0];

function decodeXml(xml: string): string {
  return xml.replaceAll("&gt;", ">").replaceAll("&lt;", "<").replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'").replaceAll("&#39;", "'").replaceAll("&amp;", "&");
}
