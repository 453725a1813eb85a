/** The logo of web/public/favicon.svg as a 48-pixel PNG (24 pixels at double resolution): mail programs show no SVG, and block external images. */
const BASE64 = [
  'iVBORw0KGgoAAAANSUhEUgAAADAAAAAwCAYAAABXAvmHAAAF4UlEQVR4nOyaW2gcVRjHv3Nmdndmr8luLi292NKXQqGGaNWiD1KE',
  'ItRLKYKXF5GCF3yooDTVim9toahB1CelPhQbjPaitKKIGPChBmmptEVbY5uYNsluNtnsbnZnd2fOeM7aNJvZOXPLRAn0B4Hsme/M',
  'Od853/c/38wuhmUOhmXOsndAhCViw/GXOlqV2MDIlZEOJAkvTPR8fgqWAARLQHdfz3MtsnxkamomMHp1BHTaJkjikI7R85n9x34G',
  'H/HXAV1HW/v3fx0NyzswQnDpwh+gFEvzl+loASl4ThHJrty+vuvgA745cPdnezcl4qEBORRKsc+VWhUuDl7imeuiHDo9LmWehje+',
  'n4VF4EsSb+nb29OWjP42N3lGbrpg1QWp5cqOtnwit+LAsx/CUyCARxa1A6u/eE1eC5GBaETaggy3MoaP5SREXBFCwbfH3zp6GFzi',
  '2YGuYz0PJyTptBQMhI3XbMKHCw4KU24Vy5MD9/W9+XE8Ir8sYPMInEhngamPF9wqlisHmLavJO1nI7K03srOTfjwcKpYjpOYaftd',
  'wspRu8mz8Fns5BmIbkW1VOkO5KtfWtnZn8QGbbfDRn1cgQkAKdU2WNlYOlDX9hPvDMiRcAocMjk2CX7AcoFMsSMCxa3sLEOopBZf',
  'V6q1FNF1cIJf4cPAigqg0S3QNJza98xGrp3VTVSNrJ+cmYGRiTTMKgrY4Vf4sEBVc/MLIZLqdp6tTRKjuuc1VYWbk1m4kZmkq1zj',
  'WvsRPmy3yczCxdIJ3M+z5zqw7qNXVtCV6GxsK1Uq9d1IT+fo7moL7P0Kn3rilqsL2ohGNvPsRYs7beT5NzM7C4VyCZKxOCSiEWDq',
  '5Ef4zCeuob2mruL14TuAEDdxGITowPKDOdPekvAlfFjiEpa4xrEUlatE3BCiq9oFDqjSnPhz4AKULo8CUmrgVLGMGBN3ARZKxN0B',
  'HfSNyKbS0OlqFS8MQ20sV/9M8mVAUgBQZxzUSAgE7KxSYU6jfMXS5pYS/d7Uzu9iHUI0LqHw61+gGmJWp7tQG87SigyDTh1BCbn+',
  'vxUscTVD4jaNx1EiUwfMFKgRNlhhcAhI0eJsoLuj3cyBTndHbIsBStKqO9A8HC9xjfCUyHwHLBRILZTrk2cr7QRWlGkZqlD0D8dl',
  'EDpioIVEmKureIlrhKdE5g5wFKiWLUCRho2u2g9oBsuRxjzRIxI/cY19OUpkusxmClQZm4bCL0OeJ98I2z01nQcy7eJ5nqNEpg4w',
  'BWr8rFxLQ/HcNVZagy+IGHAySsNCc9fNpCbiqNC/IaTTCZcv3wDlegaQX29gqLQKnS1AKs5yqBEzJWpyYE6BjBrvB1TtQVyVbKp1',
  'HIGQrotw1NjcvANUgfQaMdX4xRJYk7TVex7B9vgHEwf7zxjbmxyoTs8+oFwctdZ4D4irvU9ebAmfnzjUv8fsWlMSV9K5QaJUfcrW',
  'WxOgYaMp7mOegeXgTKa2ZivvetMrvfLZK9dij2z+mxTKT4APbgidCSAu1WYOJApasDVyb/HdI+Pc+5s1lgavno9t65K0fPmhxWiP',
  '0B6rl90e0UMr4q+OH+j/1srIcn4dLz56ojqWexI8ICQjQATB89kRSEVPpg8f32lnZ7vA7bu3n6+l846eDW7fNCYByEFWJ4MXhLg8',
  'PNl7ap0TW9s3c5lPvruHruZNcAgKBwHRZwGvk0dBsVpFwW6n9k5eLZJsi7oJR6WinSGSaZGWCHuvl+hhJbTKO/Pv90857eLs3Wjv',
  'Tzm1LdJNJ8jXQo/1TSPssMoc/OqMmz6uRCa157Ft2sjUD6CShf1YfbOy1VN9Mwc7rDLvnXQcOreHdmOc7f3mx8Cqlt2NvVh9I7D6',
  'ZhGTtzusrHD93RQ7I+LbusJqvvwg24bA2pTz4ox2QAFBwyFRwVIgh6XgOP2y74oWjOxSej91LBSGW3qDnRGagB+nj4M6FrGCMSrp',
  'gpDHAs7qAsrQW4/rCI8gTIaB4KEMKl2CQ6enwWeW5Ivu/5I7P/b4v/kHAAD//9DFCJIAAAAGSURBVAMABTmqSIbp2IIAAAAASUVO',
  'RK5CYII=',
].join('')

export const LOGO = {
  cid: 'logo',
  content: Buffer.from(BASE64, 'base64'),
  contentType: 'image/png',
  filename: 'logo.png',
}
