SELECT name, stamp FROM source ORDER BY name
