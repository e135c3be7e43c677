# The first stage builds; the second holds what serves and nothing else: Deno, and the folder that
# `deno task bundle` writes. The next line is where Deno's version is set.
ARG DENO_VERSION=2.9.6

FROM denoland/deno:${DENO_VERSION} AS build
WORKDIR /app
COPY deno.json deno.lock ./
COPY artwork/deno.json artwork/
RUN deno install --frozen
COPY . .
RUN deno task bundle && mkdir data spool

FROM denoland/deno:distroless-${DENO_VERSION}
WORKDIR /app
ENV NODE_ENV=production DENO_DIR=/tmp/deno DENO_NO_UPDATE_CHECK=1 DENO_NO_PROMPT=1 HOST=0.0.0.0 PORT=8000 DATA_DIR=/data SPOOL_DIR=/spool
# Deno's spans hold whole addresses, with what was searched for; without them the health check sends
# nothing. A collector that never answers delays the end by this many milliseconds.
ENV OTEL_SERVICE_NAME=site OTEL_DENO_TRACING=false OTEL_EXPORTER_OTLP_TIMEOUT=1000
# Buffers of uploads are given back at once.
ENV MALLOC_MMAP_THRESHOLD_=32768
COPY --from=build /app/bundle /app
# A volume for BACKEND=embedded takes its owner from the folder it is mounted on.
COPY --from=build --chown=65532:65532 /app/data /data
# Uploads that are being received: on disk, not in the container's memory.
COPY --from=build --chown=65532:65532 /app/spool /spool
VOLUME /spool
USER 65532:65532
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s \
  CMD ["deno", "run", "--allow-net=127.0.0.1", "--allow-env=PORT", "healthcheck.js"]
# The backend's host is known when the container starts, so no flag can name it. `optimize-for-size`
# is a heap that grows late: a quarter less memory.
CMD ["run", "--v8-flags=--optimize-for-size", "--cached-only", "--no-remote", "--deny-import", \
  "--allow-net", "--allow-env", "--allow-sys=statfs", "--allow-read=/app,/data,/spool", \
  "--allow-write=/data,/spool", "main.js"]
