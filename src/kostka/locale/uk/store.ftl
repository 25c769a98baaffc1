## Що зберігається на диску

error-store-address = «{ $found }» не є адресою бази даних; вона починається з одного з: { $expected }
error-store-old = база даних має старішу схему { $found }, програмі потрібна { $expected }: виконайте «kostka migrate»
error-store-new = база даних має схему { $found } іншої, новішої версії; ця програма знає { $expected }
