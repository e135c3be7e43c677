import assert from "node:assert/strict";
import { tmpdir } from "node:os";
import { describe, it } from "@std/testing/bdd";
import { describeSample, samples } from "../../../content/samples.ts";
import { configWarnings, parseEnv } from "../../../server/env.ts";

const hosted = { SUPABASE_URL: "https://project.example", SUPABASE_ANON_KEY: "key" };

describe("the environment", () => {
  it("has a default for everything", () => {
    assert.deepEqual(parseEnv({}, "none"), {
      port: 8000,
      host: "0.0.0.0",
      siteUrl: "http://localhost:8000",
      backend: { kind: "none", url: undefined },
      pictureOrigins: [],
      trustProxy: 0,
      spoolFolder: tmpdir(),
      shutdownGraceMs: 0,
      hsts: "max-age=31536000",
      logLevel: "info",
    });
  });

  it("chooses the backend: embedded, hosted with either key name, or none", () => {
    const url = hosted.SUPABASE_URL;
    const embedded = { kind: "embedded", dataDir: ".data", scannerUrl: undefined, mail: undefined };
    const configured = { kind: "hosted", url, key: "key" };
    const backends = [
      [{}, "embedded", embedded],
      [{ BACKEND: "embedded", ...hosted }, "none", embedded],
      [{ DATA_DIR: "/var/site" }, "embedded", { ...embedded, dataDir: "/var/site" }],
      [hosted, "embedded", configured],
      [{ SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: "key" }, "none", configured],
      [{ SUPABASE_URL: url }, "embedded", { kind: "none", url }],
      [{ ...hosted, BACKEND: "none" }, "embedded", { kind: "none", url }],
      [{ SUPABASE_URL: "", BACKEND: "" }, "none", { kind: "none", url: undefined }],
    ] as const;
    for (const [variables, fallback, expected] of backends) {
      assert.deepEqual(parseEnv(variables, fallback).backend, expected, JSON.stringify(variables));
    }
  });

  it("gives an embedded backend a mail provider when its address and key are set", () => {
    const mail = { MAIL_API_URL: "https://mail.example/emails", MAIL_API_KEY: "re_1" };
    const { backend } = parseEnv(mail, "embedded");
    assert.deepEqual(Object(backend).mail, { url: mail.MAIL_API_URL, key: mail.MAIL_API_KEY });
    for (const [name, value] of Object.entries(mail)) {
      assert.throws(
        () => parseEnv({ [name]: value }, "embedded"),
        /^Error: MAIL_API_\w+ must be set/,
      );
    }
  });

  it("reads origins without their last slash", () => {
    const list = "https://cdn.example, https://img.example/";
    const variables = { PICTURE_ORIGINS: list, SITE_URL: "https://firm.example/" };
    const { pictureOrigins, siteUrl } = parseEnv(variables, "none");
    assert.deepEqual(pictureOrigins, ["https://cdn.example", "https://img.example"]);
    assert.equal(siteUrl, "https://firm.example");
  });

  it("refuses a wrong value in one line that names the variable and repeats no key", () => {
    const wrong: Record<string, string[]> = {
      PORT: ["http", "65536", "-1", "80.5"],
      HOST: ["a b", "http://host"],
      SITE_URL: ["firm.example", "https://firm.example/path", "ftp://firm.example"],
      SUPABASE_URL: ["project", "https://project.example/rest/v1"],
      BACKEND: ["postgres"],
      TRUST_PROXY: ["10", "true"],
      PICTURE_ORIGINS: ["cdn.example", "https://cdn.example, http://img.example", "*"],
      MAIL_API_URL: ["mail.example", "ftp://mail.example"],
      LOG_LEVEL: ["verbose"],
    };
    for (const [variable, values] of Object.entries(wrong)) {
      for (const value of values) {
        const variables = { SUPABASE_ANON_KEY: "sb_secret_value", [variable]: value };
        assert.throws(() => parseEnv(variables, "none"), (error) => {
          assert(error instanceof Error);
          assert.match(error.message, new RegExp(`^${variable} must be .+$`));
          return !error.message.includes("sb_secret_value");
        });
      }
    }
  });

  it("reads the time before shutdown in seconds", () => {
    assert.equal(parseEnv({ SHUTDOWN_GRACE: "2" }, "none").shutdownGraceMs, 2_000);
  });

  it("names what is missing when BACKEND is hosted", () => {
    assert.throws(() => parseEnv({ BACKEND: "hosted" }, "none"), /^Error: SUPABASE_URL must be/);
    const url = { SUPABASE_URL: hosted.SUPABASE_URL };
    assert.throws(
      () => parseEnv({ BACKEND: "hosted", ...url }, "none"),
      /^Error: SUPABASE_ANON_KEY must be/,
    );
  });

  it("warns of each sample that is left at a public address", () => {
    const reported = (SITE_URL: string) =>
      configWarnings(parseEnv({ ...hosted, SITE_URL }, "none")).filter((line) =>
        line.startsWith("Sample")
      );
    const lines = reported("https://firm.example");
    assert.deepEqual(lines, samples.map(describeSample));
    for (const own of ["http://firm.example", "https://localhost", "https://127.0.0.1:8443"]) {
      assert.deepEqual(reported(own), [], own);
    }
  });
});
