import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const needed = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'AK', S3_SECRET_ACCESS_KEY: 'secret' }

function bucket(environment: Readonly<Record<string, string>>) {
  const read = readConfig(environment)
  return 'config' in read ? read.config.bucket : read.problems
}

test('keeps files in a folder unless a bucket is named', () => {
  expect(bucket({ S3_BUCKET: '' })).toBeUndefined()
})

test('reads a bucket at Amazon, and one of another store', () => {
  expect(bucket(needed)).toEqual({
    bucket: 'files',
    endpoint: undefined,
    region: 'us-east-1',
    accessKeyId: 'AK',
    secretAccessKey: 'secret',
    prefix: '',
    forcePathStyle: false,
  })
  const other = { S3_ENDPOINT: 'http://minio:9000', S3_PREFIX: 'team/a/', S3_REGION: 'eu-1' }
  expect(bucket({ ...needed, ...other })).toMatchObject({
    endpoint: new URL('http://minio:9000'),
    region: 'eu-1',
    prefix: 'team/a/',
    forcePathStyle: true,
  })
  expect(bucket({ ...needed, ...other, S3_FORCE_PATH_STYLE: 'false' })).toMatchObject({
    forcePathStyle: false,
  })
})

test.each([
  [{ S3_BUCKET: 'files' }, 'S3_ACCESS_KEY_ID'],
  [{ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'AK' }, 'S3_SECRET_ACCESS_KEY'],
  [{ S3_ACCESS_KEY_ID: 'AK' }, 'S3_BUCKET'],
  [{ S3_FORCE_PATH_STYLE: 'true' }, 'S3_BUCKET'],
  [{ ...needed, S3_BUCKET: 'files/inside' }, 'S3_BUCKET'],
  [{ ...needed, S3_ENDPOINT: 'minio:9000' }, 'S3_ENDPOINT'],
  [{ ...needed, S3_REGION: 'eu central' }, 'S3_REGION'],
  [{ ...needed, S3_PREFIX: '/team' }, 'S3_PREFIX'],
  [{ ...needed, S3_FORCE_PATH_STYLE: 'yes' }, 'S3_FORCE_PATH_STYLE'],
])('refuses %j by the name of the variable', (environment, named) => {
  expect(bucket(environment)).toEqual([expect.stringMatching(new RegExp(`^${named}: `))])
})
