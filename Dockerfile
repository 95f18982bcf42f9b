# The image of svc from its sources: docker build --tag svc .
# `npm run release` makes the same image without Docker (bin/release/image.ts).
FROM node:24.21.0-bookworm AS build
WORKDIR /sources
COPY . .
RUN apt-get update \
  && mkdir /image \
  && npm run -s release -- --image-root /image \
  && rm -rf /var/lib/apt/lists/*

FROM scratch
COPY --from=build /image /
USER 65532:65532
WORKDIR /
ENV SSL_CERT_FILE=/etc/ssl/certs/ca-certificates.crt SVC_HOST=0.0.0.0
EXPOSE 8080/tcp
STOPSIGNAL SIGTERM
ENTRYPOINT ["/svc/runtime/node"]
CMD ["--heap-growing-percent=50", "--max-semi-space-size=16", "/svc/lib/http.mjs"]
